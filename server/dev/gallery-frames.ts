/** Where the component gallery stands in both schemes, and where it stands in the reader's own. */
export const componentGalleryPath = "/component-gallery";
export const galleryPath = "/_dev/gallery";

const frames = ["light", "dark"].map(
  (scheme) => `<iframe src="${galleryPath}" title="${scheme}" style="color-scheme: ${scheme}"></iframe>`,
);

/** The gallery twice, side by side: a frame hands the scheme of its element on to the page in it. */
export const galleryFrames = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Component gallery</title>
<style>body{display:grid;grid-template-columns:1fr 1fr;height:100vh;margin:0}iframe{width:100%;height:100%;border:0}</style>
${frames.join("")}
`;
