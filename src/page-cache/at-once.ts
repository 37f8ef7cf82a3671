import type { IncomingMessage, ServerResponse } from 'node:http';
import { vatViewOf } from '#features/settings/vat-view.ts';
import type { AppContext } from '#platform/app-context.ts';
import { answerAtOnce, asReceived, isPlainGet, readVisit } from '#platform/http/at-once.ts';
import { bestEncoding } from '#platform/http/compressed-text.ts';
import { securityOf } from '#platform/http/security.ts';
import { metricsOf } from '#platform/metrics.ts';
import { currencyChoice } from '../features/currencies/screens/shop/currency-choice.ts';
import { readyAnswer } from './answer-cached.ts';
import type { PageCache } from './page-cache.ts';
import { openPublicAddresses, type PageNames } from './public-addresses.ts';

export interface PagesAtOnce extends PageNames {
  cache: PageCache;
  /** Looks now and then for what no notice told of. */
  watch(): void;
}

/**
 * Answers with pages that are cached and current, past the router, which takes several times what the rest of it does. Answers `false` where
 * the router has to look: the page has to be made, or it is none for everyone, or the address or the visitor's wishes are unusual.
 */
export function openPagesAtOnce(context: AppContext, { cache, watch, ...names }: PagesAtOnce) {
  const { pages } = metricsOf(context);
  const isOurOrigin = context.config.PUBLIC_URL?.startsWith('https:') ?? false;
  const security = (isHttps: boolean) => Object.entries(securityOf('text/html', isHttps)).flat();
  const [plain, secure] = [security(false), security(true)];
  const addressAt = openPublicAddresses(names);

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (!isPlainGet(request)) return false;
    const came = asReceived(request);
    const visit = readVisit(context, came);
    const address = addressAt(visit.path, visit.query);
    if (!address) return false;
    const cookies = came.header('cookie');
    // Whether the shop has that currency is asked of the database now and then.
    if (currencyChoice(cookies) !== null) return false;
    watch();
    const vat = vatViewOf(cookies);
    const page = cache.current(address.keys[vat]);
    const wanted = {
      ifNoneMatch: came.header('if-none-match'),
      encoding: bestEncoding(came.header('accept-encoding')),
    };
    const ready = page && readyAnswer(page, { ...wanted, vat }, context.clock.now());
    if (!ready) return false;
    pages.inc({ from: 'cache' });
    const headers = [...ready.headers, ...(isOurOrigin || visit.isHttps ? secure : plain)];
    answerAtOnce(context, response, { visit, route: address.route, answer: { ...ready, headers } });
    return true;
  };
}
