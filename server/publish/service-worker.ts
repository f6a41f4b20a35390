import type { PrecacheManifest } from "../../shared/offline.ts";
import type { Workers } from "./build-output.ts";
import { contentHash } from "./content-hash.ts";

interface ServiceWorkerOptions {
  workers: Workers;
  /** Whether the guide is to be saved; else what was saved is removed. */
  worksOffline: boolean;
  manifest: Omit<PrecacheManifest, "version">;
}

/** The script of the service worker that saves the guide, or of the one that takes its place when that is switched off. */
export function serviceWorker({ workers, worksOffline, manifest }: ServiceWorkerOptions): string {
  if (!worksOffline) {
    return workers.removing;
  }
  const version = contentHash(JSON.stringify(manifest));
  return `const precacheManifest=${JSON.stringify({ version, ...manifest })};\n${workers.saving}`;
}
