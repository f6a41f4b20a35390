import * as fc from "fast-check";
import * as assert from "uvu/assert";
import { type Route, routes } from "../../shared/routes.tsx";
import { structuredDataJson } from "../../shared/structured-data.ts";
import { plainText } from "../../shared/values/format.ts";
import { guideSite, plainNotFound, siteUrl } from "../setup/built-guide.ts";
import { describe } from "../setup/describe.ts";

const { render } = guideSite();

/** Text that tries to break out of HTML, JSON and scripts. */
const hostileText = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ..."< > & ' \" ` \\ / = </script> <script> <!-- --> ]]> </style> </title> <h1> &lt; &amp;lt; PAGE-STYLES $& $1".split(
          " ",
        ),
        ..."\u2028 \u2029 \u00a0 \u0085".split(" "),
        ' class="Badge-gold"',
        ' fill="var(--t-h1)"',
        "var(--t-h1)",
        ' onload="alert(1)"',
        "javascript:alert(1)",
      ),
      fc.string({ maxLength: 8 }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(""));

/** A page with this text everywhere that content can appear. */
function routeWith(text: string): Route {
  return {
    path: "/hostile",
    meta: { title: text, description: text },
    seo: {
      keywords: text,
      structuredData: [{ "@type": "ItemList", name: text, itemListElement: [text] }],
    },
    page: (
      <p title={text} data-text={text}>
        {text}
      </p>
    ),
  };
}

function unescaped(html: string): string {
  const entities: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', "#x27": "'", amp: "&" };
  return html.replace(/&(lt|gt|quot|#x27|amp);/g, (_match, name: string) => entities[name] ?? "");
}

const tagsOf = (html: string) => html.match(/<[^ >]*/g) ?? [];
const titleOf = (html: string) => unescaped(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "");
const metaOf = (html: string, name: string) =>
  unescaped(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"/>`).exec(html)?.[1] ?? "");

describe("every page", (test) => {
  for (const route of [...routes, plainNotFound]) {
    test(`has one heading, title, description and canonical link, and no inline scripts or styles: ${route.path}`, () => {
      const { html } = render(route);
      for (const tag of [/<h1[ >]/g, /<title>/g, /<meta name="description"/g]) {
        assert.is(html.match(tag)?.length, 1);
      }
      const [head = ""] = html.split("</head>");
      assert.is(head, plainText(head));
      assert.is(titleOf(html), route.meta.title);
      assert.is(metaOf(html, "description"), plainText(route.meta.description));
      const address = route.seo ? `${siteUrl}${route.path}` : undefined;
      assert.is(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1], address);
      assert.is(metaOf(html, "og:url"), address ?? "");
      assert.is(metaOf(html, "robots"), address ? "" : "noindex");

      assert.not.match(html, /<[^>]* (?:style|on[a-z]+)="/);
      for (const [tag, content = ""] of html.matchAll(/<script[^>]*>([^<]*)/g)) {
        const isFile = /^<script type="module" src="\/[^"]+">$/.test(tag);
        const isData = tag.startsWith('<script type="application/ld+json">') && JSON.parse(content) !== null;
        assert.ok(isFile || isData, tag);
      }
    });
  }
});

describe("content with markup in it", (test) => {
  const plain = render(routeWith("plain"));

  test("is displayed as text, and adds no tag, attribute or style", () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const { html, policy } = render(routeWith(text));
        assert.equal(tagsOf(html), tagsOf(plain.html));
        assert.is(policy, plain.policy);
        assert.is(titleOf(html), text);
        assert.is(metaOf(html, "description"), plainText(text));
        assert.is(metaOf(html, "og:title"), text);
        const [, title = "", data = "", body = ""] =
          /<p title="([^"]*)" data-text="([^"]*)">([^<]*)<\/p>/.exec(html) ?? [];
        assert.is(unescaped(title), text);
        assert.is(unescaped(data), text);
        assert.is(unescaped(body), text);
      }),
    );
  });

  test("reaches search engines unchanged", () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const { html } = render(routeWith(text));
        const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
        const thing: unknown = JSON.parse(json);
        assert.equal(thing, {
          "@context": "https://schema.org",
          "@graph": [{ "@type": "ItemList", name: text, itemListElement: [text] }],
        });
      }),
    );
  });

  test("is JSON that cannot end a script element", () => {
    fc.assert(
      fc.property(hostileText, hostileText, (name, value) => {
        const thing = { "@type": "ItemList", [`x${name}`]: value } as const;
        const json = structuredDataJson([thing], siteUrl);
        assert.not.match(json, /</);
        assert.equal(JSON.parse(json), { "@context": "https://schema.org", "@graph": [thing] });
      }),
    );
  });
});
