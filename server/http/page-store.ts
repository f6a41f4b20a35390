import type { IncomingMessage, ServerResponse } from "node:http";
import type { NotFoundRoute, Route } from "../../shared/routes.tsx";
import type { BuildOutput } from "../publish/build-output.ts";
import type { Caching } from "../publish/caching.ts";
import { contentHash } from "../publish/content-hash.ts";
import { contentTypeOf } from "../publish/content-types.ts";
import { type Headers, securityHeaders } from "../publish/security-headers.ts";
import { serviceWorker } from "../publish/service-worker.ts";
import { siteFiles } from "../publish/site-files.ts";
import { type RenderContext, type RenderedPage, renderPage } from "../render/render.tsx";
import { pathOf } from "./request-target.ts";
import { type Bodies, createResource, headerList, type Resource, sendResource } from "./resource.ts";

/** Everything that does not change between deployments, ready to be sent. */
export interface PageStore {
  /**
   * Answers a sound GET or HEAD request whose path is a page or a file, whatever its query; false leaves it to the
   * application. A query that a page answers is the application's.
   */
  answer(request: IncomingMessage, response: ServerResponse, target: string, isSecure: boolean): boolean;
  /** The Page Not Found page for a path, status 404. */
  notFound(path: string): Resource;
  /** The headers of every answer, for requests over http and over https. */
  plainHeaders: Headers;
  secureHeaders: Headers;
  /** Routes that could not be rendered, with what they threw. */
  failures: ReadonlyMap<Route, unknown>;
}

interface PageStoreOptions {
  routes: readonly Route[];
  notFoundRoute: NotFoundRoute;
  /** Pages made outside the table that need their styles allowed by the policy. */
  otherPages: readonly RenderedPage[];
  context: RenderContext;
  build: Pick<BuildOutput, "files" | "workers">;
  /** The bodies of every file of the build, by its path. */
  bodies: ReadonlyMap<string, Bodies>;
  /** Makes the codings of a page's body. */
  compress: (identity: Buffer) => Bodies;
  caching: Caching;
}

/** What few resources have. */
interface Extras {
  status?: number;
  headers?: Headers | undefined;
}

/** Renders every page once and prepares every file. */
export function createPageStore(options: PageStoreOptions): PageStore {
  const { routes, notFoundRoute, otherPages, context, build, bodies, compress, caching } = options;
  const notFoundPage = renderPage(notFoundRoute, context);
  const { pages, failures } = renderAll(routes, context);

  const styleHashes = [...pages.values(), notFoundPage, ...otherPages].map(({ styleHash }) => styleHash);
  const plain = securityHeaders(styleHashes, false);
  const secure = securityHeaders(styleHashes, true);

  const everyPlain = headerList(plain);
  const everySecure = headerList(secure);

  const textResource = (text: string, type: string, cacheControl: string, { status, headers }: Extras = {}) =>
    createResource(compress(Buffer.from(text)), {
      status: status ?? 200,
      contentType: contentTypeOf(type),
      cacheControl,
      plain: headers ? headerList({ ...plain, ...headers }) : everyPlain,
      secure: headers ? headerList({ ...secure, ...headers }) : everySecure,
    });

  const resources = new Map<string, Resource>();
  for (const { path, isHashed } of build.files) {
    const body = bodies.get(path);
    if (body === undefined) {
      throw new Error(`The build lists ${path}, but its body was not read.`);
    }
    const cacheControl = isHashed ? caching.hashedFile : caching.publicFile;
    resources.set(
      path,
      createResource(body, {
        contentType: contentTypeOf(path),
        cacheControl,
        plain: everyPlain,
        secure: everySecure,
      }),
    );
  }
  const texts = siteFiles(routes, context.siteUrl);
  for (const { path, content, headers, isPartOfPages } of texts) {
    const cacheControl = isPartOfPages ? caching.page : caching.publicFile;
    resources.set(path, textResource(content, path, cacheControl, { headers }));
  }
  for (const [path, { html }] of pages) {
    resources.set(path, textResource(html, ".html", caching.page));
  }
  const answeringQueries = new Set(routes.filter(({ pageFor }) => pageFor).map(({ path }) => path));
  const missing = (html: string) => textResource(html, ".html", caching.missing, { status: 404 });
  const notFound = missing(notFoundPage.html);
  /** As many at most as there are pages to suggest. */
  const suggesting = new Map<string, Resource>();
  // Each worker asks for it by its path when it saves the guide: that is nothing to be logged.
  resources.set(notFoundRoute.path, notFound);

  const worker = serviceWorker({
    workers: build.workers,
    worksOffline: context.worksOffline ?? true,
    pages: new Map(Array.from(pages, ([path, { html }]) => [path, contentHash(html)])),
    notFound: { path: notFoundRoute.path, html: notFoundPage.html },
    files: build.files,
    siteFiles: texts,
  });
  resources.set(worker.path, textResource(worker.content, worker.path, caching.worker));

  return {
    answer(request, response, target, isSecure) {
      const path = pathOf(target);
      const resource = resources.get(path);
      if (resource === undefined || (path !== target && answeringQueries.has(path))) {
        return false;
      }
      sendResource(resource, request, response, isSecure);
      return true;
    },
    notFound(path) {
      const near = notFoundRoute.pageAt?.(path);
      if (near === undefined) {
        return notFound;
      }
      const resource =
        suggesting.get(near.key) ?? missing(renderPage({ ...notFoundRoute, page: near.page }, context).html);
      suggesting.set(near.key, resource);
      return resource;
    },
    plainHeaders: plain,
    secureHeaders: secure,
    failures,
  };
}

/** One page that throws must not take the others down: it is set aside, and answers 500 when asked for. */
function renderAll(routes: readonly Route[], context: RenderContext) {
  const pages = new Map<string, RenderedPage>();
  const failures = new Map<Route, unknown>();
  for (const route of routes) {
    try {
      pages.set(route.path, renderPage(route, context));
    } catch (error) {
      failures.set(route, error);
    }
  }
  return { pages, failures };
}
