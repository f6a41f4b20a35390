/** The Content-Security-Policy of every response, except for styles. */
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

/** Returns the policy of a page. @param styleHash the source that allows its style element. */
export function pagePolicy(styleHash: string): string {
  return Object.entries({ ...policySources, "style-src": [styleHash] })
    .map(([directive, sources]) => `${directive} ${sources.join(" ")}`)
    .join(";");
}
