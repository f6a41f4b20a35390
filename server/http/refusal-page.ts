import { STATUS_CODES } from "node:http";
import { refusalLink, refusalTexts } from "../../shared/content/error-texts.ts";
import { paths } from "../../shared/paths.ts";
import { site } from "../../shared/site.ts";
import type { HeaderFields } from "../publish/answer.ts";
import { contentTypeOf } from "../publish/content-types.ts";

const allowedMethods = "GET, HEAD";

export type RefusalStatus = keyof typeof refusalTexts;

/** The short page for a refused request, with its headers. */
interface RefusalPage {
  readonly reason: string;
  readonly html: string;
  readonly headers: HeaderFields;
}

/** Returns the page for a refusal: no styles, no scripts, nothing from the request, so nothing to escape. */
export function refusalPage(status: RefusalStatus): RefusalPage {
  const reason = STATUS_CODES[status] ?? "";
  return {
    reason,
    html: `<!doctype html>
<html lang="${site.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${reason}</title>
</head>
<body>
<h1>${reason}</h1>
<p>${refusalTexts[status]}</p>
<p><a href="${paths.home}">${refusalLink}</a></p>
</body>
</html>
`,
    headers: {
      "Content-Type": contentTypeOf(".html"),
      "Cache-Control": "no-store",
      ...(status === 405 && { Allow: allowedMethods }),
    },
  };
}
