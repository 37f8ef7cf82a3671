import type { Context } from 'hono';
import type { AppContext } from '#platform/app-context.ts';
import { encodingFor } from '#platform/http/compressed-text.ts';
import { onlyCurrency } from './features/currencies/screens/shop/currency-choice.ts';
import { onlyVatView, type VatView } from './features/settings/vat-view.ts';
import { answerCached } from './page-cache/answer-cached.ts';
import { apiForEveryone, type ReadApi } from './page-cache/api-for-everyone.ts';
import { askedPage, keyOf, NO_PRODUCT } from './page-cache/asked-page.ts';
import { openPageCache, type PageCache } from './page-cache/page-cache.ts';
import { openCallRecorder } from './page-cache/recorded-calls.ts';
import { catalogueWatchOf } from './page-cache/watch-catalogue.ts';
import { openCurrencyWatch } from './page-cache/watch-currencies.ts';
import type { PageFaults } from './page-faults.ts';
import { pageOf } from './page-names.ts';
import { type RenderPage, whole } from './render-page.ts';

// Both look at the database once a second; to ask them with each page would take as long as to find the page.
const WATCHED_EVERY_MS = 100;

/** The pages that are the same for everyone. */
export interface PagesForEveryone {
  cache: PageCache;
  /** Looks now and then for what no notice told of. */
  watch(): void;
  /** Answers from the cache, or renders the page of this name for it; `isNowhere`: the address has none. */
  answer(http: Context, page: { name: string; isNowhere: boolean }, faults: PageFaults): Promise<Response>;
}

export function openPagesForEveryone(context: AppContext, render: RenderPage, read: ReadApi): PagesForEveryone {
  const cache = openPageCache(context);
  const recorder = openCallRecorder(context);
  const catalogue = catalogueWatchOf(context);
  const currencyCodes = openCurrencyWatch(context);

  const answer: PagesForEveryone['answer'] = async (http, { name, isNowhere }, faults) => {
    const sent = http.req.raw;
    const url = new URL(sent.url);
    // Both say what has changed since the last page.
    const [{ byId }, codes] = await Promise.all([catalogue(), currencyCodes()]);
    const asked = askedPage(url, !isNowhere, sent.headers.get('cookie'));
    if (asked.currency && !codes.has(asked.currency)) asked.currency = null;
    const page = pageOf(asked.pathname);
    if (lacksProduct(page, byId)) asked.pathname = asked.pathname.replace(page, NO_PRODUCT);
    const { search, currency, vat, side } = asked;
    const request = impersonal(new URL(asked.pathname + search, url.origin).href, currency, side);
    let isMadeHere = false;
    const cached = await cache.page(keyOf(asked), {
      kind: name,
      make: async () => {
        isMadeHere = true;
        const { api, calls, isWhole } = recorder.record(apiForEveryone(context, read, http));
        const rendered = await render(http, request, { faults, name, api: { api, cookies: [] } });
        return { ...rendered, calls, isWhole: isWhole() };
      },
      again: (call) => recorder.again(apiForEveryone(context, read, http), call),
    });
    if (cached.status === 500 && !isMadeHere)
      faults.log(new Error('The page was made for another request, which failed.'));
    // A product that moved takes along what came with its old address (decision B3), which is no part of a cached page.
    const isMoved = cached.status >= 300 && cached.status < 400 && search !== url.search;
    if (isMoved) return whole(await render(http, impersonal(sent.url, currency, side), { faults }));
    const ifNoneMatch = sent.headers.get('if-none-match') ?? undefined;
    return answerCached(cached, { ifNoneMatch, encoding: encodingFor(http), vat, currency }, context.clock.now());
  };
  let watchedAt = Number.NEGATIVE_INFINITY;
  const watch = () => {
    const now = performance.now();
    if (now - watchedAt < WATCHED_EVERY_MS) return;
    watchedAt = now;
    for (const look of [catalogue, currencyCodes]) look().catch(() => undefined);
  };
  return { cache, watch, answer };
}

function lacksProduct(pathname: string, products: { has(id: number): boolean }): boolean {
  const [, id = ''] = /^\/products\/([^/]+)/.exec(pathname) ?? [];
  return id !== '' && !(/^\d{1,10}$/.test(id) && products.has(Number(id)));
}

// A page for everyone is rendered without cookies or the request's abort signal.
function impersonal(url: string, currency: string | null, side: VatView): Request {
  const headers = new Headers({ accept: 'text/html' });
  const choices = [currency && onlyCurrency(currency), side === 'inc' && onlyVatView(side)].filter(Boolean);
  if (choices.length > 0) headers.set('cookie', choices.join('; '));
  return new Request(url, { headers });
}
