/** The types of texts, by the ending of a file. Texts are in UTF-8, and are sent compressed. */
export const textTypes: Readonly<Record<string, string>> = {
  html: "text/html",
  js: "text/javascript",
  csv: "text/csv",
  txt: "text/plain",
  json: "application/json",
  xml: "application/xml",
  atom: "application/atom+xml",
  webmanifest: "application/manifest+json",
  svg: "image/svg+xml",
};

/** The types of all files. */
export const fileTypes: Readonly<Record<string, string>> = {
  ...textTypes,
  ico: "image/vnd.microsoft.icon",
  png: "image/png",
  woff2: "font/woff2",
};
