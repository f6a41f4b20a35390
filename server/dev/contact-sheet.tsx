import type { Route } from "../../shared/routes.tsx";
import { type RenderContext, renderPage } from "../render.tsx";
import { sheetPath } from "./contact-frames.ts";
import { samples } from "./samples.tsx";

const styles = `
.sheet{display:grid;gap:3rem;padding:2rem 1rem}
.sheet-art{display:grid;grid-template-columns:repeat(auto-fill,minmax(16rem,1fr));gap:1.5rem 1rem}
.sheet-art figure{display:grid;grid-template-columns:1fr 6.875rem;align-items:end;gap:.5rem}
.sheet-art figcaption{grid-column:span 2}
.sheet-name{margin-bottom:.5rem;border-top:1px dotted;font:1rem/2 monospace;letter-spacing:0}
`;

/** A page with every drawing, large and as small as on a phone, and every component. */
export function renderSheet(context: RenderContext): string {
  const route: Route = {
    path: sheetPath,
    meta: { title: "Contact sheet", description: "Every drawing and every component.", keywords: [] },
    indexable: false,
    page: <Sheet assets={context.assets} />,
  };
  return renderPage(route, context).html;
}

function Sheet({ assets }: Pick<RenderContext, "assets">) {
  return (
    <div className="sheet">
      <style>{styles}</style>
      <h1>Contact sheet</h1>
      <div className="sheet-art">
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
      {Object.entries(samples).map(([name, sample]) => (
        <section key={name}>
          <h2 className="sheet-name">{name}</h2>
          {sample}
        </section>
      ))}
    </div>
  );
}
