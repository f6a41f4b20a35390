import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** Where the component gallery stands in both schemes, and where it stands in the reader's own. */
export const componentGalleryPath = "/component-gallery";
export const galleryPath = "/_dev/gallery";

const frameStyles =
  "body{display:grid;grid-template-columns:1fr 1fr;height:100vh;margin:0}iframe{width:100%;height:100%;border:0}";

/** The gallery twice, side by side: a frame hands the scheme of its element on to the page in it. */
export const galleryFrames = renderDevPage(
  "Component gallery",
  <>
    <style>{frameStyles}</style>
    <iframe src={galleryPath} title="light" style={{ colorScheme: "light" }} />
    <iframe src={galleryPath} title="dark" style={{ colorScheme: "dark" }} />
  </>,
);

/** The page for sources that cannot be built or rendered: says so as text, and reloads when they can. */
export function renderFailure(error: unknown, reloadScript: string): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return renderDevPage(
    "Cannot be built",
    <>
      <script src={reloadScript} />
      <pre>{text}</pre>
    </>,
  );
}

function renderDevPage(title: string, body: ReactNode): string {
  const page = (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
      </head>
      <body>{body}</body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
