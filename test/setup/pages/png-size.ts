import * as assert from "uvu/assert";

/** The size of a PNG. Fails for anything else. */
export function pngSize(body: Buffer): { width: number; height: number } {
  assert.is(body.subarray(1, 8).toString("latin1"), "PNG\r\n\x1a\n");
  return { width: body.readUInt32BE(16), height: body.readUInt32BE(20) };
}
