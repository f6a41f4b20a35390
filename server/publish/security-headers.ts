import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import helmet from "helmet";
import type { HeaderFields } from "./answer.ts";

/** Features of the browser that the guide never asks for. */
const permissionsPolicy = "camera=(), microphone=(), geolocation=(), payment=()";

const policyName = "Content-Security-Policy";

const { [policyName]: policyWithoutStyles = "", ...plain } = headersFor(false);
const { [policyName]: _, ...secure } = headersFor(true);

/** The headers of every answer besides its policy, whatever its status: over http, and over https. */
export const securityHeaders: {
  readonly plain: HeaderFields;
  /** Also for the export, since static hosts answer over https. */
  readonly secure: HeaderFields;
} = { plain, secure };

/**
 * Returns the policy of an answer as a header.
 * @param styles the styles that it allows: of a page those with the hash of its own, "'sha256-…'", of an asset
 * any, because a drawing sets its colors itself. Unset for other answers, which allow none.
 */
export function contentSecurityPolicy(styles?: string): HeaderFields {
  return { [policyName]: `${policyWithoutStyles}${styles ? `;style-src ${styles}` : ""}` };
}

const plainDefaults: HeaderFields = { ...plain, ...contentSecurityPolicy() };
const secureDefaults: HeaderFields = { ...secure, ...contentSecurityPolicy() };

/** Returns the headers of an answer without styles. Made in advance, because refusals come in floods. */
export function defaultHeaders(isSecure: boolean): HeaderFields {
  return isSecure ? secureDefaults : plainDefaults;
}

function headersFor(isSecure: boolean): HeaderFields {
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        "default-src": ["'none'"],
        "script-src": ["'self'"],
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
    // See the decision in server/README.md.
    crossOriginOpenerPolicy: false,
    crossOriginResourcePolicy: { policy: "same-origin" },
    originAgentCluster: false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    xContentTypeOptions: true,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    // frame-ancestors replaces it in every browser that still gets updates.
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xPoweredBy: false,
    xXssProtection: false,
  });
  // helmet can only set headers on a response, so this one exists to read them from and is never sent.
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  setHeaders(request, response, () => undefined);
  response.setHeader("Permissions-Policy", permissionsPolicy);
  const headers = Object.entries(response.getHeaders());
  return Object.fromEntries(headers.map(([name, value]) => [titleCase(name), String(value)]));
}

/** Capitalizes a header name, which Node gives in lowercase: "referrer-policy" becomes "Referrer-Policy". */
function titleCase(name: string): string {
  return name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}
