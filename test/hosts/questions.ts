import { createHash } from "node:crypto";
import type { Browser } from "playwright-core";
import { openPage, phone } from "../setup/browser/browser.ts";
import { unknownPath } from "../setup/pages/page-kinds.ts";
import { searches } from "../setup/pages/searches.ts";

/** What questions are asked of, and what they are compared with. */
export interface Subject {
  /** The host: "http://127.0.0.1:41234". */
  origin: string;
  /** The server of the guide, which answers as it should be. */
  reference: string;
  /** The addresses of all pages, and of all files. */
  pages: readonly string[];
  files: readonly string[];
  browser: Browser;
}

/** What is wrong at an address, or for a search. */
interface Finding {
  readonly at: string;
  readonly found: string;
}

/** For each thing that was asked for: undefined where nothing is wrong. */
export type Findings = readonly (Finding | undefined)[];

/** What `questionsOf` asks. */
export type Question = keyof ReturnType<typeof questionsOf>;

const missingAsset = "/assets/gone.js";
const securityHeaders = [
  "content-security-policy",
  "cross-origin-resource-policy",
  "permissions-policy",
  "referrer-policy",
  "strict-transport-security",
  "x-content-type-options",
];

async function get(origin: string, path: string, headers: Readonly<Record<string, string>> = {}) {
  const answer = await fetch(`${origin}${path}`, {
    redirect: "manual",
    headers: { "Accept-Encoding": "identity", "X-Forwarded-Proto": "https", ...headers },
  });
  return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) };
}

type Answer = Awaited<ReturnType<typeof get>>;

/** Compares what host and server say at each address. */
function compare(paths: readonly string[], read: (answer: Answer) => string) {
  return async ({ origin, reference }: Subject): Promise<Findings> => {
    const findings: (Finding | undefined)[] = [];
    for (const path of paths) {
      const [found, expected] = [read(await get(origin, path)), read(await get(reference, path))];
      findings.push(found === expected ? undefined : { at: path, found: `${found}, not ${expected}` });
    }
    return findings;
  };
}

/** Asks one thing at each address. */
function check(
  paths: readonly string[],
  isRight: (answer: Answer) => boolean,
  headers: Readonly<Record<string, string>> = {},
) {
  return async ({ origin }: Subject): Promise<Findings> => {
    const findings: (Finding | undefined)[] = [];
    for (const path of paths) {
      const answer = await get(origin, path, headers);
      findings.push(isRight(answer) ? undefined : { at: path, found: describeAnswer(answer) });
    }
    return findings;
  };
}

function describeAnswer({ status, headers }: Answer): string {
  const names = ["location", "cache-control", "content-encoding", "vary", "etag"];
  return [status, ...names.map((name) => `${name} ${headers.get(name)}`)].join(", ");
}

const compressed = { "Accept-Encoding": "br, gzip" };
const header = (name: string) => (answer: Answer) => answer.headers.get(name) ?? "none";
const bytes = ({ status, body }: Answer) =>
  `${status} ${createHash("sha256").update(body).digest("hex").slice(0, 8)}`;

/** The media type without its parameters, and with JavaScript under the one name that it has today. */
function mediaType({ headers }: Answer): string {
  const [type = ""] = (headers.get("content-type") ?? "none").split(";");
  return type.replace("application/javascript", "text/javascript");
}

/** How long an answer says that it may be kept, in seconds. */
function keptFor({ headers }: Answer): number {
  return Number(/max-age=(\d+)/.exec(headers.get("cache-control") ?? "")?.[1] ?? 0);
}

/** Each thing that is asked of a host of the first deployment, in the order of the table. */
export function questionsOf({ pages, files }: Subject) {
  const all = [...pages, ...files];
  const slashes = pages.filter((path) => path !== "/").map((path) => `${path}/?a=b`);
  return {
    "pages, every byte": compare(pages, bytes),
    "files, every byte": compare(files, bytes),
    "media types": compare(all, mediaType),
    "how long to keep it": compare(all, header("cache-control")),
    "security headers": compare([...all, unknownPath, missingAsset, "/foods/"], ({ headers }) =>
      securityHeaders.map((name) => headers.get(name) ?? "none").join(" "),
    ),
    "who may read it (CORS)": compare(all, header("access-control-allow-origin")),
    "a slash at the end": compare(slashes, ({ status, headers }) => `${status} ${headers.get("location")}`),
    "an unknown page": compare([unknownPath], bytes),
    "an unknown asset is not kept": check(
      [missingAsset, unknownPath],
      (answer) => answer.status === 404 && keptFor(answer) <= 60,
    ),
    "pages compressed": check(pages, ({ headers }) => headers.has("content-encoding"), compressed),
    "and said to vary": check(pages, ({ headers }) => headers.has("vary"), compressed),
    "not sent again unchanged": async ({ origin }: Subject): Promise<Findings> => {
      const findings: (Finding | undefined)[] = [];
      for (const path of all) {
        const etag = (await get(origin, path)).headers.get("etag") ?? "";
        const { status } = await get(origin, path, { "If-None-Match": etag });
        findings.push(status === 304 ? undefined : { at: path, found: String(status) });
      }
      return findings;
    },
    "a search, in a browser": search,
    "saved to be read offline": save,
  } as const satisfies Readonly<Record<string, (subject: Subject) => Promise<Findings>>>;
}

async function search({ origin, browser }: Subject): Promise<Findings> {
  const { page, complaints, close } = await openPage(browser, { viewport: phone });
  const findings: (Finding | undefined)[] = [];
  for (const [query, address] of searches) {
    await page.goto(`${origin}/search?q=${encodeURIComponent(query)}`);
    const first = page.locator("#search-results a").first();
    const found = await first.getAttribute("href", { timeout: 5_000 }).catch(String);
    findings.push(found === address ? undefined : { at: query, found: `${found}, ${complaints.join(" ")}` });
  }
  await close();
  return findings;
}

/**
 * Visits a page, waits until the guide is saved, and looks whether a page that was never visited opens
 * offline.
 */
async function save({ origin, browser }: Subject): Promise<Findings> {
  const { page, context, complaints, close } = await openPage(browser, { viewport: phone }, true);
  const at = "/foods";
  try {
    await page.goto(origin);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated", undefined, {
      timeout: 15_000,
    });
    await context.setOffline(true);
    await page.goto(`${origin}${at}`);
    return [complaints.length === 0 ? undefined : { at, found: complaints.join(" ") }];
  } catch (error) {
    return [{ at, found: `${error} ${complaints.join(" ")}` }];
  } finally {
    await close();
  }
}

/** Whether the policy that comes with each page allows its styles: asked of the second deployment. */
export async function allowsStyles({ origin, pages }: Subject): Promise<Findings> {
  const findings: (Finding | undefined)[] = [];
  for (const path of pages) {
    const { headers, body } = await get(origin, path);
    const [, css = ""] = /<style>(.*?)<\/style>/s.exec(body.toString()) ?? [];
    const hash = createHash("sha256").update(css).digest("base64");
    const isNew = css.includes(secondDeployment);
    const policy = headers.get("content-security-policy");
    const isAllowed = policy === null || policy.includes(hash);
    findings.push(
      isNew && isAllowed ? undefined : { at: path, found: isNew ? "styles are blocked" : "an old page" },
    );
  }
  return findings;
}

/** A rule that only the styles of the second deployment hold. */
export const secondDeployment = "#second-deployment{color:red}";
