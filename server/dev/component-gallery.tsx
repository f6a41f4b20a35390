import type { Route } from "../../shared/routes.tsx";
import { renderPage } from "../render/render.tsx";
import type { RenderContext } from "../render/render-context.ts";
import { galleryPath } from "./dev-pages.tsx";
import { galleryEntries } from "./gallery-entries.tsx";

const styles = `
.gallery{display:grid;gap:3rem;padding:2rem 1rem}
.gallery-art{display:grid;grid-template-columns:repeat(auto-fill,minmax(16rem,1fr));gap:1.5rem 1rem}
.gallery-art figure{display:grid;grid-template-columns:1fr 6.875rem;align-items:end;gap:.5rem}
.gallery-art figcaption{grid-column:span 2}
.gallery-name{margin-bottom:.5rem;border-top:1px dotted;font:1rem/2 monospace;letter-spacing:0}
`;

/** Renders a page with every drawing, large and as small as on a phone, and every component. */
export function renderGallery(context: RenderContext): string {
  const route: Route = {
    path: galleryPath,
    meta: { title: "Component gallery", description: "Every drawing and every component." },
    page: <Gallery assets={context.assets} />,
  };
  return renderPage(route, context).html;
}

function Gallery({ assets }: Pick<RenderContext, "assets">) {
  return (
    <div className="gallery">
      <style>{styles}</style>
      <h1>Component gallery</h1>
      <div className="gallery-art">
        {Object.entries(assets)
          .filter(([name]) => name.startsWith("art/"))
          .map(([name, address]) => (
            <figure key={name}>
              <img src={address} alt="" width="480" />
              <img src={address} alt="" width="110" />
              <figcaption>{name}</figcaption>
            </figure>
          ))}
      </div>
      {Object.entries(galleryEntries).map(([name, entry]) => (
        <section key={name}>
          <h2 className="gallery-name">{name}</h2>
          {entry}
        </section>
      ))}
    </div>
  );
}
