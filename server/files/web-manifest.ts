import { guideName } from "../../shared/content/texts/guide-name.ts";
import { site } from "../../shared/site.ts";
import { colors } from "../../shared/styles/colors.ts";

const [paper] = colors.paper;

/** Returns the web app manifest: https://www.w3.org/TR/appmanifest/ */
export function webManifest(): string {
  return JSON.stringify({
    id: "/",
    name: guideName,
    short_name: site.name,
    description: site.description,
    lang: site.locale,
    start_url: "/",
    scope: "/",
    display: "minimal-ui",
    background_color: paper,
    theme_color: paper,
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  });
}
