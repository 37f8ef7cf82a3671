/** A feed of rates: units of each currency for one of a base currency, and the day of the rates. */
export interface RateFeed {
  day: string;
  rates: Map<string, number>;
}

/** Reads the daily feed of the European Central Bank, whose base is the euro; null for anything else. */
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
