import type { ServerResponse } from "node:http";
import { contentTypeOf } from "../publish/content-types.ts";
import { probes } from "../publish/probes.ts";
import { defaultHeaders } from "../publish/security-headers.ts";

/** Answers a request if its path is that of a probe, and returns whether it is. Waits for nothing. */
export type AnswerProbe = (path: string, response: ServerResponse, isSecure: boolean) => boolean;

/** @param isReady false once the server has been told to stop. */
export function createProbes(buildId: string, isReady: () => boolean): AnswerProbe {
  const checks = new Map<string, () => boolean>([
    [probes.health, () => true],
    [probes.readiness, isReady],
  ]);
  return (path, response, isSecure) => {
    const isWell = checks.get(path);
    if (isWell === undefined) {
      return false;
    }
    const [code, status] = isWell() ? [200, "ok"] : [503, "stopping"];
    const body = JSON.stringify({ status, buildId });
    response.writeHead(code, {
      ...defaultHeaders(isSecure),
      "Content-Type": contentTypeOf(".json"),
      "Content-Length": Buffer.byteLength(body),
      "Cache-Control": "no-store",
    });
    response.end(body);
    return true;
  };
}
