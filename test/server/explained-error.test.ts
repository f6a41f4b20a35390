import * as assert from "uvu/assert";
import { explain } from "../../server/process/explained-error.ts";
import { describe } from "../setup/describe.ts";

describe("an error of the disk", (test) => {
  const cures = {
    "ENOSPC: no space left on device, write": "Free some space on the disk.",
    "EACCES: permission denied, mkdir 'dist/next'": "Give this user access, or choose another folder.",
    "EPERM: operation not permitted, mkdir '/out'": "Give this user access, or choose another folder.",
    "EROFS: read-only file system, mkdir '/out'": "Give this user access, or choose another folder.",
    "EBUSY: resource busy or locked, rename '/out' -> '/out.export-previous'":
      "Choose a folder within this one: a mounted folder cannot be replaced.",
  };
  for (const [message, cure] of Object.entries(cures)) {
    test(`is told with what to do: ${message}`, () => {
      const error = Object.assign(new Error(message), { code: message.split(":")[0] });
      assert.is(explain(error), `${message}. ${cure}`);
    });
  }
});
