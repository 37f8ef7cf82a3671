import { type RateFeed, readFeed, sampleRates } from '#features/currencies/rate-feed.ts';
import type { AppContext } from '#platform/app-context.ts';
import { addDays } from '#values/instant.ts';

const PATIENCE_MS = 10_000;
const MOST_BYTES = 1_000_000;
// Over the longest holidays the feed pauses for five days.
const OLDEST_DAYS = 7;

/** Fetches the feed, or makes the demo's. Throws with the reason if it is unavailable, unreadable or out of date. */
export async function fetchRates({ config, clock }: AppContext): Promise<RateFeed> {
  const now = clock.now();
  if (!config.RATES_URL) {
    if (config.SHOP_MODE === 'demo') return sampleRates(now.toISOString().slice(0, 10));
    throw new Error('no source is set: RATES_URL is missing');
  }
  const response = await fetch(config.RATES_URL, { redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!response.ok) throw new Error(`the source answered ${response.status}`);
  const feed = readFeed(await readAtMost(response, MOST_BYTES));
  if (!feed) throw new Error('the source answered something that is no feed of rates');
  if (feed.day < addDays(now, -OLDEST_DAYS).toISOString()) throw new Error(`the rates are of ${feed.day}`);
  return feed;
}

async function readAtMost({ body }: Response, most: number): Promise<string> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of body ?? []) {
    bytes += piece.byteLength;
    if (bytes > most) throw new Error('the source answered far too much');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}
