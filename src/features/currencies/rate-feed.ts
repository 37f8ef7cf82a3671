/** A feed of rates: units of each currency for one of a base currency, the day of the rates, and whether they are the demo's samples. */
export type RateFeed = { day: string; rates: Map<string, number>; areSamples: boolean };

/** Reads the daily feed of the European Central Bank, whose base is the euro; null for anything else. */
export function readFeed(xml: string): RateFeed | null {
  const day = /<Cube\s+time=['"](\d{4}-\d{2}-\d{2})['"]/.exec(xml)?.[1];
  const rates = new Map([['EUR', 1]]);
  for (const [, code, rate] of xml.matchAll(
    /<Cube\s+currency=['"]([A-Z]{3})['"]\s+rate=['"](\d{1,9}(?:\.\d{1,9})?)['"]/g,
  )) {
    if (code && Number(rate) > 0) rates.set(code, Number(rate));
  }
  return day && rates.size > 1 ? { day, rates, areSamples: false } : null;
}

// For one pound; the first four are the sample currencies of section 9.
const AROUND: Record<string, number> = {
  USD: 1.27,
  EUR: 1.17,
  CAD: 1.71,
  AUD: 1.95,
  NZD: 2.12,
  CHF: 1.12,
  JPY: 190,
  SEK: 13.3,
  NOK: 13.6,
  DKK: 8.73,
  PLN: 5.02,
  QAR: 4.62,
  OMR: 0.489,
  AED: 4.66,
};

/** The demo's source: rates that vary a little by day. */
export function sampleRates(day: string): RateFeed {
  const rates = new Map([['GBP', 1]]);
  for (const [index, [code, rate]] of Object.entries(AROUND).entries()) {
    const drift = 0.02 * Math.sin(Date.parse(day) / 86_400_000 + index * 2);
    rates.set(code, rate * (1 + drift));
  }
  return { day, rates, areSamples: true };
}
