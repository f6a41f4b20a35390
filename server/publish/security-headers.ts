import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import helmet from "helmet";
import type { HeaderFields } from "./answer.ts";

/** The headers that every answer carries, whatever its status, for requests over http and over https. */
export interface SecurityHeaders {
  plain: HeaderFields;
  /** As well for the export: hosts of static files answer over https. */
  secure: HeaderFields;
}

/** Features of the browser that the guide never asks for. */
const permissionsPolicy = "camera=(), microphone=(), geolocation=(), payment=()";

/** @param styleHashes sources that allow the style elements of the pages, "'sha256-…'". */
export function securityHeaders(styleHashes: ReadonlySet<string>): SecurityHeaders {
  return { plain: headersFor(styleHashes, false), secure: headersFor(styleHashes, true) };
}

function headersFor(styleHashes: ReadonlySet<string>, isSecure: boolean): HeaderFields {
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        "default-src": ["'none'"],
        "script-src": ["'self'"],
        "style-src": [...styleHashes].sort(),
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
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    xContentTypeOptions: true,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    // frame-ancestors says the same to every browser that still gets updates.
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xPoweredBy: false,
    xXssProtection: false,
  });
  // Set once on a response that nobody waits for: what is published is sent long after, and exported too.
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  setHeaders(request, response, throwIfGiven);
  response.setHeader("Permissions-Policy", permissionsPolicy);
  const headers = Object.entries(response.getHeaders());
  return Object.fromEntries(headers.map(([name, value]) => [titleCase(name), String(value)]));
}

/** Node gives names in small letters: "referrer-policy" becomes "Referrer-Policy", as people write it. */
function titleCase(name: string): string {
  return name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

function throwIfGiven(error?: unknown): void {
  if (error !== undefined) {
    throw error;
  }
}
