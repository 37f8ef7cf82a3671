import type { AppContext } from '#platform/app-context.ts';
import { factsOf } from '#platform/facts.ts';
import { contentSecurityPolicy } from '#platform/http/security.ts';
import { metricsOf } from '#platform/metrics.ts';
import { inlineScriptHashes } from './inline-scripts.ts';
import { openPacker, type Packer } from './packed-text.ts';
import { type PageBody, pageBody } from './page-body.ts';
import { PageStore } from './page-store.ts';
import { BELIEVED_MS, isNewer, type RecordedCall } from './recorded-calls.ts';

/** A rendered page, the same for everyone. */
export interface CachedPage {
  status: number;
  /** Names and values in turn: what is the same for every visitor. */
  headers: readonly string[];
  /** Its entity tag, with the prices ex VAT; null for a page that was not found. */
  tag: string | null;
  body: PageBody;
  /** The calls that it was made of. */
  calls: RecordedCall[];
  /** From then on it may be another; null: nothing on it has a moment. */
  expiresAt: Date | null;
  /** The number of changes up to which it is known to be current, and when that was found. */
  checkedAt: number;
  checkedMs: number;
  readonly size: number;
  readonly isPacked: boolean;
  pack(): void;
}

/** What a rendering came to; `isWhole`: nothing that it needed was away. */
export interface Made {
  response: Response;
  /** The text of the page, where it is not the body of the response. */
  html?: string | undefined;
  calls: RecordedCall[];
  isWhole: boolean;
}

export interface Maker {
  /** The name of its kind: pages of one kind resemble each other. */
  kind: string;
  make(): Promise<Made>;
  /** Makes a call of the page again; null where it cannot be answered. */
  again(call: RecordedCall): Promise<RecordedCall | null>;
}

/** A cache of the pages that are the same for everyone, each as long as what it shows is the same. */
export interface PageCache {
  /** The page of this address. Who asks while it is being made waits for the same one. */
  page(address: string, maker: Maker): Promise<CachedPage>;
  /** The page if it is there and current, without waiting. */
  current(address: string): CachedPage | undefined;
  readonly size: { pages: number; bytes: number };
}

// Those found and those that are not there; an error is tried again.
const CACHED = new Set([200, 404]);
const BYTES_BESIDE_BODY = 3_000;

export function openPageCache(context: AppContext): PageCache {
  const facts = factsOf(context);
  const { pages } = metricsOf(context);
  const store = new PageStore<CachedPage>(context.config.PAGE_CACHE_MB * 1_048_576);
  const packers = new Map<string, Packer>();
  const working = new Map<string, { since: number; done: Promise<CachedPage> }>();

  const isTimely = ({ expiresAt, checkedMs }: CachedPage) =>
    Date.now() - checkedMs < BELIEVED_MS && (expiresAt === null || expiresAt > context.clock.now());
  const current = (address: string): CachedPage | undefined => {
    const page = store.get(address);
    if (!page || !isTimely(page)) return undefined;
    const now = facts.now();
    if (page.checkedAt === now) return page;
    if (page.calls.some((call) => isNewer(context, call.facts, page.checkedAt))) return undefined;
    page.checkedAt = now;
    return page;
  };

  // After a change most pages are still what they were: their calls are made again, which costs far less than the page.
  const isStill = async (page: CachedPage, { again }: Maker): Promise<boolean> => {
    const now = context.clock.now().getTime();
    const isOld = Date.now() - page.checkedMs >= BELIEVED_MS;
    const calls = await Promise.all(
      page.calls.map(async (call) => {
        const isDoubtful = isOld || call.until <= now || isNewer(context, call.facts, page.checkedAt);
        return isDoubtful ? again(call) : call;
      }),
    );
    const same = calls.flatMap((call, at) => (call && call.digest === page.calls[at]?.digest ? [call] : []));
    if (same.length < calls.length) return false;
    page.calls = same;
    page.expiresAt = firstOf(same);
    return true;
  };
  const work = async (address: string, since: number, maker: Maker): Promise<CachedPage> => {
    const checkedMs = Date.now();
    const known = store.get(address);
    if (known && (await isStill(known, maker).catch(() => false))) {
      known.checkedAt = since;
      known.checkedMs = checkedMs;
      pages.inc({ from: 'checked' });
      return known;
    }
    pages.inc({ from: 'rendered' });
    const made = await maker.make();
    const packer = packers.get(maker.kind) ?? openPacker();
    packers.set(maker.kind, packer);
    const onResized = () => {
      if (store.peek(address) === page) store.set(address, page);
    };
    const page = await finished(made, { checkedAt: since, checkedMs }, { packer, onResized });
    if (made.isWhole && CACHED.has(page.status)) store.set(address, page);
    else store.delete(address);
    return page;
  };

  const page = async (address: string, maker: Maker): Promise<CachedPage> => {
    const known = current(address);
    if (known) {
      pages.inc({ from: 'cache' });
      return known;
    }
    const since = facts.now();
    const under = working.get(address);
    if (under) {
      const done = await under.done;
      // What was begun before a change may lack it.
      if (under.since !== since) return page(address, maker);
      pages.inc({ from: 'cache' });
      return done;
    }
    const done = work(address, since, maker).finally(() => working.delete(address));
    working.set(address, { since, done });
    return done;
  };
  return {
    page,
    current,
    get size() {
      return store.size;
    },
  };
}

function firstOf(calls: readonly RecordedCall[]): Date | null {
  const first = Math.min(...calls.map(({ until }) => until));
  return Number.isFinite(first) ? new Date(first) : null;
}

async function finished(
  { response, html: given, calls }: Made,
  checked: Pick<CachedPage, 'checkedAt' | 'checkedMs'>,
  storing: Parameters<typeof pageBody>[1],
): Promise<CachedPage> {
  const html = Buffer.from(given ?? (await response.text()));
  const headers = new Headers(response.headers);
  // A cookie is for one visitor, but this page is for all.
  headers.delete('Set-Cookie');
  // These are of each answer.
  for (const name of ['Cache-Control', 'ETag']) headers.delete(name);
  headers.set('Content-Security-Policy', contentSecurityPolicy({ scriptHashes: inlineScriptHashes(html) }));
  headers.append('Vary', 'Accept-Encoding');
  const body = pageBody(html, storing);
  const tag = response.status === 200 ? `W/"${body.digest}"` : null;
  return {
    ...{ status: response.status, headers: [...headers].flat(), tag, body },
    ...{ calls, expiresAt: firstOf(calls), ...checked },
    get size() {
      return body.bytes + BYTES_BESIDE_BODY;
    },
    get isPacked() {
      return body.isPacked;
    },
    pack: body.pack,
  };
}
