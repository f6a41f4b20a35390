import type { Document } from "domhandler";
import { DomUtils, parseDocument } from "htmlparser2";
import { isSearchable, type Route } from "../../shared/routes.tsx";
import type { SearchEntry } from "../../shared/search/search-index.ts";
import { encodeText, type ResponseBody } from "../encode.ts";
import { lazy } from "../lazy.ts";
import { pageEntries } from "../search/search-data.ts";
import type { RenderContext } from "./context.ts";
import { type RenderedPage, renderPage } from "./render.tsx";

/** A rendered page, as the server sends it and the export writes it. */
export interface SitePage {
  readonly path: string;
  readonly policy: RenderedPage["policy"];
  readonly body: ResponseBody;
  /** Parses its HTML at the first call. */
  readonly contents: () => PageContents;
}

/** What the HTML of a page contains. */
interface PageContents {
  readonly ids: readonly string[];
  /** The addresses that it refers to. */
  readonly addresses: readonly string[];
  /** For search. Empty if search does not cover the page. */
  readonly entries: readonly SearchEntry[];
}

/** @throws whatever the page throws while it renders. */
export function renderSitePage(route: Route, context: RenderContext): SitePage {
  const { html, policy } = renderPage(route, context);
  const body = encodeText(html);
  const contents = lazy(() => {
    const document = parseDocument(String(body.bytes));
    const entries = isSearchable(route) ? pageEntries(route.path, document, context.assets) : [];
    return { ...readLinks(document), entries };
  });
  return { path: route.path, policy, body, contents };
}

export function readLinks(document: Document): Pick<PageContents, "ids" | "addresses"> {
  const elements = DomUtils.findAll(() => true, document);
  const valuesOf = (attribute: string) => elements.flatMap(({ attribs }) => attribs[attribute] ?? []);
  const candidates = valuesOf("srcset").flatMap((srcset) => srcset.split(","));
  return {
    ids: valuesOf("id"),
    addresses: [
      ...["href", "src", "action"].flatMap(valuesOf),
      ...candidates.map((candidate) => candidate.trim().replace(/ .*/, "")),
    ],
  };
}
