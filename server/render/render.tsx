import { createHash } from "node:crypto";
import { renderToString } from "react-dom/server";
import type { AssetManifest } from "../../shared/components/pictures/asset-context.tsx";
import type { Route } from "../../shared/routes.tsx";
import { Document, stylePlaceholder } from "./document.tsx";
import { type StyleSheet, selectStyles } from "./styles.ts";
import { typeset } from "./typeset.ts";

/** All that a page needs besides its route. The same route and context always give the same bytes. */
export interface RenderContext {
  /** Origin of canonical links: "https://baguio.example", without a slash at the end. */
  siteUrl: string;
  /** The year in the footer. */
  year: number;
  assets: AssetManifest;
  styles: StyleSheet;
  /** Whether pages have the guide saved for reading without a network. They do unless told otherwise. */
  worksOffline?: boolean;
  /** Addresses of further scripts, such as the reload script in development. */
  scripts?: readonly string[];
}

/** A page as it is sent, and the policy source that allows its style element. */
export interface RenderedPage {
  html: string;
  /** "'sha256-…'", for the policy's style-src. */
  styleHash: string;
}

const hashes = new Map<string, string>();

/**
 * Renders a route to a whole HTML document. The server and the export both call it, so a served page
 * and an exported one have the same bytes. Reads no clock, no environment, no disk.
 * @throws whatever the page throws while it renders.
 */
export function renderPage(route: Route, context: RenderContext): RenderedPage {
  const markup = typeset(renderToString(<Document route={route} context={context} />));
  const css = selectStyles(context.styles, markup);
  // With its tag, which React never leaves in a text: a title may hold the word alone.
  const styled = markup.replace(`<style>${stylePlaceholder}`, () => `<style>${css}`);
  return { html: `<!doctype html>${styled}`, styleHash: hashOf(css) };
}

/** Pages share a handful of style sheets: each is hashed once. */
function hashOf(css: string): string {
  const known = hashes.get(css);
  if (known !== undefined) {
    return known;
  }
  const hash = `'sha256-${createHash("sha256").update(css).digest("base64")}'`;
  hashes.set(css, hash);
  return hash;
}
