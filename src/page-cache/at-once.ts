import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AppContext } from '#platform/app-context.ts';
import { answerAtOnce, asReceived, isPlainGet, readVisit } from '#platform/http/at-once.ts';
import { bestEncoding } from '#platform/http/compressed-text.ts';
import { securityOf } from '#platform/http/security.ts';
import { metricsOf } from '#platform/metrics.ts';
import { isNoPage } from '../page-names.ts';
import { isSameForEveryone } from '../web/head/public-pages.ts';
import { readyAnswer } from './answer-cached.ts';
import { askedPage, keyOf } from './asked-page.ts';
import type { PageCache } from './page-cache.ts';

export interface PagesAtOnce {
  cache: PageCache;
  nameOf(pathname: string): string;
  /** Whether something else than a page answers at this path. */
  isTaken(pathname: string): boolean;
  /** Looks now and then for what no notice told of. */
  watch(): void;
}

// Without a dot it is no file, and it reads the same before and after an address is parsed; one with a slash at its end leads elsewhere.
const PLAIN_PATH = /^(?:\/|(?:\/[\w-]+)+)$/;
const PLAIN_QUERY = /^[\w\-.~!$&()*+,;:@/?%=]*$/;

/**
 * Answers with pages that are cached and current, past the router, which takes several times what the rest of it does. Answers `false` where
 * the router has to look: the page has to be made, or it is none for everyone, or the address or the visitor's wishes are unusual.
 */
export function openPagesAtOnce(context: AppContext, { cache, nameOf, isTaken, watch }: PagesAtOnce) {
  const { pages } = metricsOf(context);
  const isOurOrigin = context.config.PUBLIC_URL?.startsWith('https:') ?? false;
  const security = (isHttps: boolean) => Object.entries(securityOf('text/html', isHttps)).flat();
  const [plain, secure] = [security(false), security(true)];

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (!isPlainGet(request)) return false;
    const came = asReceived(request);
    const visit = readVisit(context, came);
    if (!PLAIN_PATH.test(visit.path) || !PLAIN_QUERY.test(visit.query)) return false;
    const route = nameOf(visit.path);
    const isNowhere = isNoPage(route, visit.path);
    if (isNowhere ? isTaken(visit.path) : !isSameForEveryone(visit.path)) return false;
    const url = { pathname: visit.path, search: visit.query };
    const { vat, ...asked } = askedPage(url, !isNowhere, came.header('cookie'));
    // Whether the shop has that currency is asked of the database now and then.
    if (asked.currency !== null) return false;
    watch();
    const page = cache.current(keyOf({ ...asked, vat }));
    const wanted = {
      ifNoneMatch: came.header('if-none-match'),
      encoding: bestEncoding(came.header('accept-encoding')),
    };
    const ready = page && readyAnswer(page, { ...wanted, vat }, context.clock.now());
    if (!ready) return false;
    pages.inc({ from: 'cache' });
    const headers = [...ready.headers, ...(isOurOrigin || visit.isHttps ? secure : plain)];
    answerAtOnce(context, response, { visit, route, answer: { ...ready, headers } });
    return true;
  };
}
