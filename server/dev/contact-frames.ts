/** Where the contact sheet stands in both schemes, and where it stands in the reader's own. */
export const contactSheetPath = "/contact-sheet";
export const sheetPath = "/_dev/sheet";

const frames = ["light", "dark"].map(
  (scheme) => `<iframe src="${sheetPath}" title="${scheme}" style="color-scheme: ${scheme}"></iframe>`,
);

/** The sheet twice, side by side: a frame hands the scheme of its element on to the page in it. */
export const contactFrames = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheet</title>
<style>body{display:grid;grid-template-columns:1fr 1fr;height:100vh;margin:0}iframe{width:100%;height:100%;border:0}</style>
${frames.join("")}
`;
