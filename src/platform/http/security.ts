import type { Context, MiddlewareHandler } from 'hono';
import type { AppContext } from '#platform/app-context.ts';
import { isHttps } from './client-address.ts';
import { setHeader } from './set-header.ts';

type Headers = Readonly<Record<string, string>>;

const FOR_EVERY_ANSWER: Headers = { 'X-Content-Type-Options': 'nosniff' };
// Browsers ignore these on a page's scripts, styles and fonts, where they would waste a third of a kilobyte each.
const FOR_DOCUMENTS: Headers = {
  ...FOR_EVERY_ANSWER,
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  'Cross-Origin-Opener-Policy': 'same-origin',
};
const PART_OF_PAGE = /^(text\/javascript|text\/css|font\/)/;
const OVER_HTTPS: Headers = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' };
const API_POLICY = "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
// A drawing opened by itself is a document; its inline styles are harmless without scripts.
const FILE_POLICY = `${API_POLICY}; style-src 'unsafe-inline'`;
// Browsers show a PDF in a viewer of their own, which counts as an object.
const PDF_POLICY = "base-uri 'none'; frame-ancestors 'none'";

/**
 * Sets the security headers on every answer, but leaves those that the answer has set. A page sets the content security policy
 * for its own scripts; without one, no script may run.
 */
export function securityHeaders(context: AppContext): MiddlewareHandler {
  const { PUBLIC_URL, TRUST_PROXY } = context.config;
  return async (http, next) => {
    await next();
    const type = http.res.headers.get('content-type') ?? '';
    const headers = securityOf(type, PUBLIC_URL?.startsWith('https:') || isHttps(http, TRUST_PROXY));
    for (const [name, value] of Object.entries(headers)) setDefault(http, name, value);
    const policy = policyFor(http, type);
    if (policy) setDefault(http, 'Content-Security-Policy', policy);
    // Answers are private unless the call says that they are public.
    if (isApi(http)) setDefault(http, 'Cache-Control', 'private, no-store');
  };
}

/** The security headers of an answer of this type, but for its content security policy. */
export function securityOf(type: string, isHttps: boolean): Headers {
  const headers = PART_OF_PAGE.test(type) ? FOR_EVERY_ANSWER : FOR_DOCUMENTS;
  return isHttps ? { ...headers, ...OVER_HTTPS } : headers;
}

// None for an answer without content: a 304 would replace the policy of the page that the browser has stored.
function policyFor(http: Context, type: string): string | null {
  if (type.startsWith('text/html')) return contentSecurityPolicy({});
  if (isApi(http)) return API_POLICY;
  if (type === '' || PART_OF_PAGE.test(type)) return null;
  return type === 'application/pdf' ? PDF_POLICY : FILE_POLICY;
}

export interface PolicyParts {
  /** SHA-256 hashes of the page's inline scripts (`sha256-…`), for cached pages. */
  scriptHashes?: readonly string[];
  /** The nonce of the page's inline scripts, for pages that are rendered each time. */
  nonce?: string;
  /** Further targets of forms, such as a payment page. */
  formTargets?: readonly string[];
}

/** The content security policy of a page: only our own origin, and only these inline scripts. */
export function contentSecurityPolicy({ scriptHashes = [], nonce, formTargets = [] }: PolicyParts): string {
  const inlineScripts = [...scriptHashes, ...(nonce ? [`nonce-${nonce}`] : [])].map((source) => ` '${source}'`);
  return [
    "default-src 'self'",
    `script-src 'self'${inlineScripts.join('')}`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https:",
    "connect-src 'self'",
    ['form-action', "'self'", ...formTargets].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function setDefault(http: Context, name: string, value: string): void {
  if (!http.res.headers.has(name)) setHeader(http, name, value);
}

function isApi(http: Context): boolean {
  return http.req.path === '/api' || http.req.path.startsWith('/api/');
}
