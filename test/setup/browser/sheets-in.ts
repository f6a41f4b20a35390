import { inflateSync } from "node:zlib";

/** How many sheets a PDF has: each is an object of its own, which Firefox packs and Chromium does not. */
export function sheetsIn(pdf: Buffer): number {
  const text = pdf.toString("latin1");
  const packed = Array.from(
    text.matchAll(/\/Type \/ObjStm.*?stream\r?\n(.*?)endstream/gs),
    ([, stream = ""]) => String(inflateSync(Buffer.from(stream, "latin1"))),
  );
  return [text, ...packed].join("\n").match(/\/Type \/Page\b/g)?.length ?? 0;
}
