const sources = [
  "default-src 'none'",
  "script-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
].join(";");

/** Returns the Content-Security-Policy of a page. @param styleHash the source that allows its style element. */
export function pagePolicy(styleHash: string): string {
  return `${sources};style-src ${styleHash}`;
}

/** Keeps other sites from framing a page. Only for the header: browsers ignore it in a meta element. */
export const framePolicy = "frame-ancestors 'none'";

/** The header of all responses but pages. SVG files set their colors in a style element. */
export const filePolicy = `${sources};style-src 'unsafe-inline';${framePolicy}`;
