import { renderToStaticMarkup } from "react-dom/server";
import { paths } from "../../shared/paths.ts";
import type { HeaderFields } from "../publish/answer.ts";
import { contentTypeOf } from "../publish/content-types.ts";

const allowedMethods = "GET, HEAD";

/** Requests that are refused before any page is looked for, each with what to say. */
const refusals = {
  400: { reason: "Bad Request", text: "This address or request is malformed." },
  405: { reason: "Method Not Allowed", text: "Pages of this guide can only be read." },
  408: { reason: "Request Timeout", text: "The request took too long to arrive." },
  414: { reason: "URI Too Long", text: "This address is too long." },
  417: { reason: "Expectation Failed", text: "The request expects what this server does not do." },
  431: { reason: "Request Header Fields Too Large", text: "The headers of this request are too large." },
  501: { reason: "Not Implemented", text: "This server does not know that method." },
} as const;

export type RefusalStatus = keyof typeof refusals;

/** A short page of its own for a refused request, with its headers. */
export interface RefusalPage {
  reason: string;
  html: string;
  headers: HeaderFields;
}

const pages = new Map<RefusalStatus, RefusalPage>();

/** The page for a refusal: no styles, no scripts, nothing from the request. Rendered once: refusals come in floods. */
export function refusalPage(status: RefusalStatus): RefusalPage {
  const page = pages.get(status) ?? renderRefusalPage(status);
  pages.set(status, page);
  return page;
}

function renderRefusalPage(status: RefusalStatus): RefusalPage {
  const { reason, text } = refusals[status];
  const markup = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{reason}</title>
      </head>
      <body>
        <h1>{reason}</h1>
        <p>{text}</p>
        <p>
          <a href={paths.home}>Go to the guide</a>
        </p>
      </body>
    </html>,
  );
  return {
    reason,
    html: `<!doctype html>${markup}`,
    headers: {
      "Content-Type": contentTypeOf(".html"),
      "Cache-Control": "no-store",
      ...(status === 405 && { Allow: allowedMethods }),
    },
  };
}
