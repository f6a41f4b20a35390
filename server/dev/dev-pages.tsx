import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** The addresses of the component gallery: in both color schemes, and in the reader's own. */
export const componentGalleryPath = "/component-gallery";
export const galleryPath = "/_dev/gallery";

const frameStyles =
  "body{display:grid;grid-template-columns:1fr 1fr;height:100vh;margin:0}iframe{width:100%;height:100%;border:0}";

/** The gallery in both schemes, side by side: a frame passes the color scheme of its element to its page. */
export const galleryFrames = renderDevPage(
  "Component gallery",
  <>
    <style>{frameStyles}</style>
    <iframe src={galleryPath} title="light" style={{ colorScheme: "light" }} />
    <iframe src={galleryPath} title="dark" style={{ colorScheme: "dark" }} />
  </>,
);

/** Renders the error of sources that cannot be built or rendered. The page reloads after the next edit. */
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
