import { createHash } from 'node:crypto';
import { digestOf } from '#platform/digest.ts';
import { matches } from '#platform/http/mount.ts';
import { contentSecurityPolicy } from '#platform/http/security.ts';
import { inVatView, type VatView } from './web/vat/vat-view.ts';

const MOST_KEPT = 300;
// Settings that are not in the version, such as the company's address, appear after this long at most.
const KEPT_FOR_MS = 60_000;

/** A page as it was made, for whoever asks for it next. */
export interface KeptPage {
  status: number;
  html: string;
  headers: Headers;
}

/** Pages that are the same for everyone, each made once for each version of what it shows. */
export interface KeptPages {
  /** The page of this address. Whoever asks while it is being made waits for the same one. */
  page(address: string, version: string, make: () => Promise<Response>): Promise<KeptPage>;
}

export function openKeptPages(): KeptPages {
  const kept = new Map<string, KeptPage & { version: string; madeAt: number }>();
  const making = new Map<string, Promise<KeptPage>>();

  const make = async (address: string, version: string, render: () => Promise<Response>): Promise<KeptPage> => {
    const page = await finished(await render());
    if (page.status === 200) {
      if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value ?? '');
      kept.set(address, { ...page, version, madeAt: Date.now() });
    }
    return page;
  };

  return {
    page: (address, version, render) => {
      const known = kept.get(address);
      if (known?.version === version && Date.now() - known.madeAt < KEPT_FOR_MS) return Promise.resolve(known);
      const one = `${version} ${address}`;
      const under = making.get(one) ?? make(address, version, render).finally(() => making.delete(one));
      making.set(one, under);
      return under;
    },
  };
}

/** What the cookies of whoever asks say of how prices are shown. */
export interface PriceView {
  vat: VatView;
  /** Of the currencies that the shop shows; null for what it shows to whoever did not choose. */
  currency: string | null;
}

/** The page for whoever asks: with prices as their cookies ask for, and then for no cache but their own. */
export function answerKept(
  page: KeptPage,
  ifNoneMatch: string | undefined,
  { vat, currency }: PriceView = { vat: 'ex', currency: null },
): Response {
  const { status, html, headers: before } = vat === 'inc' ? withVat(page) : page;
  const headers = new Headers(before);
  if (vat === 'inc' || currency) headers.set('Cache-Control', 'private, no-cache');
  const etag = headers.get('ETag');
  if (etag && matches(ifNoneMatch, etag)) return new Response(null, { status: 304, headers });
  return new Response(html || null, { status, headers });
}

function withVat({ status, html, headers: before }: KeptPage): KeptPage {
  const headers = new Headers(before);
  const etag = headers.get('ETag');
  if (etag) headers.set('ETag', etag.replace(/"$/, '-inc"'));
  return { status, html: inVatView(html, 'inc'), headers };
}

async function finished(response: Response): Promise<KeptPage> {
  const html = scriptsLast(await response.text());
  const headers = new Headers(response.headers);
  // A cookie is for one visitor, and this page is for all of them.
  headers.delete('Set-Cookie');
  headers.set('Content-Security-Policy', contentSecurityPolicy({ scriptHashes: inlineScriptHashes(html) }));
  headers.set('Cache-Control', 'no-cache');
  if (response.status === 200) {
    headers.set('ETag', `W/"${digestOf(html)}"`);
    headers.set('Cache-Control', 'public, max-age=0, s-maxage=30, stale-while-revalidate=300');
  }
  return { status: response.status, html, headers };
}

// The page is whole without its scripts, so on a slow line its words and its picture come first.
function scriptsLast(html: string): string {
  return html.replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchpriority="low" ');
}

/** The SHA-256 of every inline script of a page, as a content security policy names them. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', script = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    // Facts for machines are data: nothing runs them, so no policy has to allow it.
    if (!/\bsrc=|ld\+json/.test(attributes))
      hashes.add(`sha256-${createHash('sha256').update(script).digest('base64')}`);
  }
  return [...hashes];
}
