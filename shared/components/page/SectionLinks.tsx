import type { PageSection } from "../../content/pages.ts";

export function SectionLinks({ sections }: { readonly sections: readonly PageSection[] }) {
  return (
    <nav aria-label="On this page">
      <ul className="row">
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a className="tap bold" href={`#${id}`}>
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
