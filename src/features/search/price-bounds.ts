import { formatPounds, parsePence } from '#values/money.ts';
import { SEARCH_LIMITS } from './limits.ts';

type Bounds = { minPrice: string; maxPrice: string };

/** The positions of the slider's handles. */
export function handlesOf({ minPrice, maxPrice }: Bounds): [number, number] {
  const low = handle(minPrice, SEARCH_LIMITS.sliderLeast);
  const high = handle(maxPrice, SEARCH_LIMITS.sliderMost);
  return low <= high ? [low, high] : [high, low];
}

/** The price bounds of the handles; an end of the slider is no bound. */
export function boundsOf([low, high]: readonly [number, number]): Bounds {
  return {
    minPrice: low > SEARCH_LIMITS.sliderLeast ? String(low) : '',
    maxPrice: high < SEARCH_LIMITS.sliderMost ? String(high) : '',
  };
}

/** A handle in words: `£250`, and `£5,000+` for the right end (decision F2). */
export function sayHandle(pounds: number): string {
  const text = `£${pounds.toLocaleString('en-GB')}`;
  return pounds >= SEARCH_LIMITS.sliderMost ? `${text}+` : text;
}

/** The price bounds in words, for their chip; null without any. */
export function sayBounds({ minPrice, maxPrice }: Bounds): string | null {
  if (minPrice && maxPrice) return `${sayPrice(minPrice)} to ${sayPrice(maxPrice)}`;
  if (minPrice) return `From ${sayPrice(minPrice)}`;
  if (maxPrice) return `Up to ${sayPrice(maxPrice)}`;
  return null;
}

function sayPrice(text: string): string {
  const pence = parsePence(text);
  return pence === null ? text : formatPounds(pence).replace(/\.00$/, '');
}

function handle(text: string, absent: number): number {
  const pence = parsePence(text);
  if (pence === null) return absent;
  return Math.min(SEARCH_LIMITS.sliderMost, Math.max(SEARCH_LIMITS.sliderLeast, pence / 100));
}
