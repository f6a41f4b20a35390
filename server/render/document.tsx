import { AgeContext } from "../../shared/components/page/AsOf.tsx";
import { AssetProvider, useAsset } from "../../shared/components/pictures/asset-context.tsx";
import { guideName } from "../../shared/content/guide-name.ts";
import { structuredDataJson } from "../../shared/head/structured-data.ts";
import { SiteLayout } from "../../shared/layout/SiteLayout.tsx";
import { filePaths, sharePicturePath } from "../../shared/paths.ts";
import type { Route } from "../../shared/routes.tsx";
import { site } from "../../shared/site.ts";
import { colors } from "../../shared/styles/colors.ts";
import type { RenderContext } from "./render-context.ts";

/** Placeholders for the rules and the policy, which depend on the rendered page. React does not escape them. */
const stylePlaceholder = "PAGE-STYLES";
const policyPlaceholder = "PAGE-POLICY";

/** Replaces the placeholders, with the tags around them, because a title may contain the same words. */
export function fillPlaceholders(markup: string, css: string, policy: string): string {
  // In a text instead of a function, "$" in a rule would have a meaning.
  return markup
    .replace(`content="${policyPlaceholder}"`, () => `content="${policy}"`)
    .replace(`<style>${stylePlaceholder}`, () => `<style>${css}`);
}

const [lightPaper, darkPaper] = colors.paper;

interface DocumentProps {
  readonly route: Route;
  readonly context: RenderContext;
}

export function Document({ route, context }: DocumentProps) {
  const { assets, siteUrl, year, age, worksOffline, scripts } = context;
  return (
    <html lang={site.locale}>
      <AssetProvider assets={assets}>
        <Head route={route} context={context} />
        <body>
          <SiteLayout
            currentPath={route.path}
            year={year}
            worksOffline={worksOffline}
            horizon={!route.endsOnGround}
          >
            <AgeContext value={age}>{route.page}</AgeContext>
          </SiteLayout>
          {route.listing && (
            <script
              type="application/ld+json"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: structuredDataJson escapes every "<".
              dangerouslySetInnerHTML={{ __html: structuredDataJson(route.listing.structuredData(siteUrl)) }}
            />
          )}
          {scripts.map((source) => (
            <script key={source} type="module" src={source} />
          ))}
        </body>
      </AssetProvider>
    </html>
  );
}

function Head({ route, context: { siteUrl } }: DocumentProps) {
  const icon = useAsset("art/mark.svg");
  const bootScript = useAsset("hydrate.js");
  const { title, description } = route.meta;
  const canonical = `${siteUrl}${route.path}`;
  return (
    <head>
      <meta httpEquiv="Content-Security-Policy" content={policyPlaceholder} />
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={description} />
      {route.listing ? (
        <>
          <meta name="keywords" content={route.listing.keywords.join(", ")} />
          <link rel="canonical" href={canonical} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={guideName} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={canonical} />
          {route.listing.feed && (
            <link
              rel="alternate"
              type="application/atom+xml"
              href={route.listing.feed.path}
              title={route.listing.feed.title}
            />
          )}
          <SharePicture siteUrl={siteUrl} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content={lightPaper} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={darkPaper} media="(prefers-color-scheme: dark)" />
      <link rel="icon" href={icon} type="image/svg+xml" />
      {/* With credentials, because a host may ask for a password before a launch. */}
      <link rel="manifest" href={filePaths.webManifest} crossOrigin="use-credentials" />
      <style>{stylePlaceholder}</style>
      <script type="module" src={bootScript} />
    </head>
  );
}

/** The picture for chats and social networks, which accept only absolute addresses. */
function SharePicture({ siteUrl }: { siteUrl: string }) {
  return (
    <>
      <meta property="og:image" content={`${siteUrl}${sharePicturePath}`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={site.sharePictureAlt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
