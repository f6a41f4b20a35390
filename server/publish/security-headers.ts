import type { IncomingMessage, ServerResponse } from "node:http";
import helmet from "helmet";

/** Header names and values. */
export type Headers = Readonly<Record<string, string>>;

/** Features of the browser that the guide never asks for. */
const permissionsPolicy = "camera=(), microphone=(), geolocation=(), payment=()";

/**
 * The headers that every answer carries, whatever its status: on the server, and in the export's `_headers`.
 * @param styleHashes sources that allow the style elements of the pages, "'sha256-…'".
 * @param secure whether the request came over https.
 */
export function securityHeaders(styleHashes: Iterable<string>, secure: boolean): Headers {
  const middleware = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        "default-src": ["'none'"],
        "script-src": ["'self'"],
        "style-src": [...new Set(styleHashes)].sort(),
        "img-src": ["'self'"],
        "font-src": ["'self'"],
        "connect-src": ["'self'"],
        "manifest-src": ["'self'"],
        "worker-src": ["'self'"],
        "base-uri": ["'none'"],
        "form-action": ["'self'"],
        "frame-ancestors": ["'none'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: "same-origin" },
    crossOriginResourcePolicy: { policy: "same-origin" },
    originAgentCluster: false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    xContentTypeOptions: true,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    // frame-ancestors says the same to every browser that still gets updates.
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xPoweredBy: false,
    xXssProtection: false,
  });
  return { ...collectHeaders(middleware), "Permissions-Policy": permissionsPolicy };
}

/** What a middleware sets, as a record: the same headers serve Express, the page store and the export. */
function collectHeaders(middleware: ReturnType<typeof helmet>): Record<string, string> {
  const headers: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name] = value;
    },
  };
  // Helmet only ever calls setHeader here; removeHeader belongs to xPoweredBy, which is off.
  middleware({} as IncomingMessage, response as unknown as ServerResponse, () => undefined);
  return headers;
}
