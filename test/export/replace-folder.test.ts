import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { exportMark, markedFile, replaceFolder } from "../../server/export/replace-folder.ts";
import { assertThrows } from "../setup/assertions.ts";
import { describe } from "../setup/describe.ts";
import { temporaryFolder } from "../setup/folders.ts";

describe("the folder of an export", (test) => {
  let parent = "";
  let folder = "";
  test.before.each(() => {
    parent = temporaryFolder();
    folder = join(parent, "out");
  });

  /** Exports a site of one page. */
  const exportPage = (text: string) =>
    replaceFolder(folder, (staging) => {
      fs.writeFileSync(join(staging, "index.html"), text);
      fs.writeFileSync(join(staging, markedFile), exportMark);
    });
  const failToExport = () =>
    replaceFolder(folder, () => {
      throw new Error("the disk is full");
    });
  const page = () => fs.readFileSync(join(folder, "index.html"), "utf8");

  test("is replaced completely by the next export", () => {
    exportPage("first");
    fs.writeFileSync(join(folder, "old.html"), "a page that was removed");
    exportPage("second");
    assert.is(page(), "second");
    assert.equal(fs.readdirSync(folder), [markedFile, "index.html"]);
    assert.equal(fs.readdirSync(parent), ["out"]);
  });

  test("is unchanged if an export fails", () => {
    exportPage("first");
    assert.throws(failToExport, /the disk is full/);
    assert.is(page(), "first");
    assert.equal(fs.readdirSync(parent), ["out"]);
  });

  test("is put back if the new one cannot take its place", () => {
    exportPage("first");
    const removeStaging = () => replaceFolder(folder, (staging) => fs.rmSync(staging, { recursive: true }));
    assert.throws(removeStaging, /ENOENT/);
    assert.is(page(), "first");
    assert.equal(fs.readdirSync(parent), ["out"]);
  });

  test("is put back by the next export if one was killed between its renames", () => {
    exportPage("first");
    fs.renameSync(folder, `${folder}.export-previous`);
    fs.mkdirSync(`${folder}.export-next`);
    assert.throws(failToExport, /Another export is writing .*\.export-next\./);
    assert.is(page(), "first");
    assert.equal(fs.readdirSync(parent), ["out", "out.export-next"]);
  });

  test("is replaced even if the previous one is removed only in part", () => {
    exportPage("first");
    const { rmSync } = fs;
    fs.rmSync = (path, options) => {
      if (fs.existsSync(path) && String(path).startsWith(`${fs.realpathSync(parent)}/out.export-previous`)) {
        const [firstFile = ""] = fs.statSync(path).isDirectory() ? fs.readdirSync(path) : [];
        rmSync(join(String(path), firstFile));
        throw Object.assign(new Error(`EACCES: permission denied, rm '${path}'`), { code: "EACCES" });
      }
      rmSync(path, options);
    };
    syncBuiltinESMExports();
    try {
      exportPage("second");
    } finally {
      fs.rmSync = rmSync;
      syncBuiltinESMExports();
    }
    assert.is(page(), "second");
    exportPage("third");
    assert.equal(fs.readdirSync(parent), ["out"]);
  });

  test("does not collect what killed exports leave", () => {
    exportPage("first");
    fs.cpSync(folder, `${folder}.export-previous`, { recursive: true });
    exportPage("next");
    assert.is(page(), "next");
    assert.equal(fs.readdirSync(parent), ["out"]);
  });

  test("is left to another export that is running, or was killed and is not yet deleted", () => {
    const staging = `${folder}.export-next`;
    const refusal = `Another export is writing ${staging}. Wait for it to finish; if none is running, delete that folder.`;
    replaceFolder(folder, () => {
      assertThrows(() => exportPage("second"), refusal);
      fs.writeFileSync(join(staging, "index.html"), "first");
      fs.writeFileSync(join(staging, markedFile), exportMark);
    });
    assert.is(page(), "first");
    fs.mkdirSync(staging);
    assertThrows(() => exportPage("third"), refusal);
    assert.equal(fs.readdirSync(parent), ["out", "out.export-next"]);
  });

  test("is not replaced if a folder named like the previous export holds other files", () => {
    exportPage("first");
    const other = `${folder}.export-previous`;
    fs.mkdirSync(other);
    fs.writeFileSync(`${other}/letter.txt`, "Dear Ana");
    const refusal = `${other} holds other files. Choose an empty folder or a previous export.`;
    assertThrows(() => exportPage("next"), refusal);
    assert.is(fs.readFileSync(`${other}/letter.txt`, "utf8"), "Dear Ana");
    assert.is(page(), "first");
  });

  test("leaves the folders beside it alone", () => {
    const neighbors = ["out.next", "out.previous"];
    for (const name of neighbors) {
      fs.mkdirSync(join(parent, name));
    }
    exportPage("next");
    assert.is(page(), "next");
    assert.equal(fs.readdirSync(parent), ["out", ...neighbors]);
  });

  test("is rejected if it contains other files, even a .htaccess", () => {
    for (const name of ["letter.txt", markedFile]) {
      fs.mkdirSync(folder);
      fs.writeFileSync(join(folder, name), "Dear Ana");
      const refusal = `${folder} holds other files. Choose an empty folder or a previous export.`;
      assertThrows(() => exportPage("first"), refusal);
      assert.is(fs.readFileSync(join(folder, name), "utf8"), "Dear Ana");
      assert.equal(fs.readdirSync(parent), ["out"]);
      fs.rmSync(folder, { recursive: true });
    }
  });

  test("may be a symbolic link", () => {
    fs.mkdirSync(join(parent, "disk"));
    fs.symlinkSync("disk", folder);
    exportPage("first");
    exportPage("second");
    assert.is(fs.readFileSync(join(parent, "disk/index.html"), "utf8"), "second");
    assert.equal(fs.readdirSync(parent), ["disk", "out"]);
  });
});
