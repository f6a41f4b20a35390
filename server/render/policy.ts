/** What a page may load, besides its style. Other responses have the same policy. */
export const policySources = {
  "default-src": ["'none'"],
  "script-src": ["'self'"],
  "img-src": ["'self'"],
  "font-src": ["'self'"],
  "connect-src": ["'self'"],
  "manifest-src": ["'self'"],
  "worker-src": ["'self'"],
  "base-uri": ["'none'"],
  "form-action": ["'self'"],
} as const;

/** Returns the policy of a page, which travels in its head. @param styleHash the source that allows its style element. */
export function pagePolicy(styleHash: string): string {
  return Object.entries({ ...policySources, "style-src": [styleHash] })
    .map(([directive, sources]) => `${directive} ${sources.join(" ")}`)
    .join(";");
}
