import type { NotFoundRoute } from "../../shared/routes.tsx";
import { createPageFinder } from "../../shared/search/nearest-page.ts";
import { isAsset } from "../../shared/universal/offline.ts";
import { contentTypeOf } from "../publish/content-types.ts";
import { contentSecurityPolicy } from "../publish/security-headers.ts";
import { renderPage } from "../render/render.tsx";
import type { RenderContext } from "../render/render-context.ts";
import type { PreparedPublication } from "./prepared-publication.ts";
import { createResource, type Resource } from "./resource.ts";

/** The answer for a missing asset. No cache may keep it: the next deployment may bring the asset. */
const missingAsset = createResource({
  status: 404,
  contentType: contentTypeOf(".txt"),
  cacheControl: "no-store",
  headers: contentSecurityPolicy(),
  bodies: { identity: Buffer.from("Not Found\n") },
});

/**
 * Returns what answers an unknown path: Page Not Found, with the page of the nearest address if one is near;
 * for an asset, a short text.
 */
export function createNotFound(
  { pageNear, ...route }: NotFoundRoute,
  publication: PreparedPublication,
  context: RenderContext,
): (path: string) => Resource {
  const findPage = createPageFinder(publication.searchData);
  /** Page Not Found with a suggestion, by the address of the suggested page. */
  const suggesting = new Map<string, Resource>();

  return (path) => {
    // With the slash, "/assets" itself is one, too.
    if (isAsset(`${path}/`)) {
      return missingAsset;
    }
    const nearest = findPage(decodeURIComponent(path));
    if (nearest === undefined || pageNear === undefined) {
      return publication.notFound;
    }
    const known = suggesting.get(nearest.address);
    if (known !== undefined) {
      return known;
    }
    const { html, styleHash } = renderPage({ ...route, page: pageNear(nearest) }, context);
    const resource = publication.notFoundWith(html, contentSecurityPolicy(styleHash));
    suggesting.set(nearest.address, resource);
    return resource;
  };
}
