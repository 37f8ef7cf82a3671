/** What a source of rates says: units of each currency for one of some other, and on which day that was so. */
export interface RateFeed {
  day: string;
  rates: Map<string, number>;
}

/** Reads the daily feed in the form of the European Central Bank, which is against the euro; null when it is none. */
export function readFeed(xml: string): RateFeed | null {
  const day = /<Cube\s+time=['"](\d{4}-\d{2}-\d{2})['"]/.exec(xml)?.[1];
  const rates = new Map([['EUR', 1]]);
  for (const [, code, rate] of xml.matchAll(
    /<Cube\s+currency=['"]([A-Z]{3})['"]\s+rate=['"](\d{1,9}(?:\.\d{1,9})?)['"]/g,
  )) {
    if (code && Number(rate) > 0) rates.set(code, Number(rate));
  }
  return day && rates.size > 1 ? { day, rates } : null;
}
