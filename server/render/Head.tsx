import { guide, pages } from "../../shared/content/pages.ts";
import { filePaths, sharePicturePath } from "../../shared/paths.ts";
import type { Route, SeoMeta } from "../../shared/routes.tsx";
import { assetAddress, type SiteValues } from "../../shared/site-context.ts";
import { structuredDataJson } from "../../shared/structured-data.ts";
import { colors } from "../../shared/styles/colors.ts";
import { plainText } from "../../shared/values/format.ts";

const [lightPaper, darkPaper] = colors.paper;

interface HeadProps {
  readonly route: Route;
  readonly context: SiteValues;
  /** The rules that the page needs. */
  readonly css: string;
  readonly policy: string;
}

export function Head({ route, context, css, policy }: HeadProps) {
  const { title, description } = route.meta;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta httpEquiv="Content-Security-Policy" content={policy} />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={plainText(description)} />
      {route.seo ? (
        <SeoTags path={route.path} meta={route.meta} seo={route.seo} siteUrl={context.siteUrl} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content={lightPaper} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={darkPaper} media="(prefers-color-scheme: dark)" />
      <link rel="icon" href={assetAddress(context.assets, "art/mark.svg")} type="image/svg+xml" />
      {/* With credentials, because a host may ask for a password before a launch. */}
      <link rel="manifest" href={filePaths.webManifest} crossOrigin="use-credentials" />
      <style>{css}</style>
      <script type="module" src={assetAddress(context.assets, "hydrate.js")} />
    </head>
  );
}

interface SeoTagsProps extends Pick<Route, "path" | "meta"> {
  readonly seo: SeoMeta;
  readonly siteUrl: string;
}

/** What search engines, feed readers, chats and social networks read. The last two accept only absolute addresses. */
function SeoTags({ path, meta, seo, siteUrl }: SeoTagsProps) {
  const { title, description } = meta;
  const { keywords, structuredData } = seo;
  const canonical = `${siteUrl}${path}`;
  return (
    <>
      <meta name="keywords" content={keywords} />
      <link rel="canonical" href={canonical} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={guide.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={plainText(description)} />
      <meta property="og:url" content={canonical} />
      <link
        rel="alternate"
        type="application/atom+xml"
        href={filePaths.newsFeed}
        title={pages.news.heading}
      />
      <meta property="og:image" content={`${siteUrl}${sharePicturePath}`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={guide.sharePictureAlt} />
      <meta name="twitter:card" content="summary_large_image" />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: structuredDataJson escapes every "<".
        dangerouslySetInnerHTML={{ __html: structuredDataJson(structuredData, siteUrl) }}
      />
    </>
  );
}
