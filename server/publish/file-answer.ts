import { isAsset } from "../../shared/universal/offline.ts";
import type { Answer, Bodies, HeaderFields } from "./answer.ts";
import type { BuiltFile } from "./build-output.ts";
import type { Caching } from "./caching.ts";
import { contentTypeOf } from "./content-types.ts";
import { contentSecurityPolicy } from "./security-headers.ts";

/** Makes the answer for a file of the build. */
export function fileAnswer({ path, bodies }: BuiltFile, caching: Caching): Answer {
  return isAsset(path)
    ? answerWith(path, bodies, caching.hashedFile, contentSecurityPolicy("'unsafe-inline'"))
    : answerWith(path, bodies, caching.publicFile);
}

/** Makes the answer for a text that is made when the guide is published. */
export function textAnswer(path: string, text: string, cacheControl: string, headers?: HeaderFields): Answer {
  return answerWith(path, { identity: Buffer.from(text) }, cacheControl, headers);
}

/** @param extraHeaders besides the policy of files, or in its place. */
function answerWith(path: string, bodies: Bodies, cacheControl: string, extraHeaders?: HeaderFields): Answer {
  const headers = { ...contentSecurityPolicy(), ...extraHeaders };
  return { path, status: 200, contentType: contentTypeOf(path), cacheControl, headers, bodies };
}
