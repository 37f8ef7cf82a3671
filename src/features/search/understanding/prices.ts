import type { VatView } from '#features/settings/vat-view.ts';
import type { Pence } from '#values/money.ts';
import {
  ABOUT_WORD,
  AT_LEAST,
  AT_MOST,
  about,
  between,
  type Measured,
  NO_PRICE_UNIT,
  NUMBER,
  numberIn,
  OR_LESS,
  OR_MORE,
  pattern,
  type Range,
  type Reading,
  TO,
} from './how-much.ts';

const MOST_POUNDS = 99_999_999;
// A smaller number without a pound sign is more likely a size.
const LEAST_BARE_PRICE = 150;
const MONEY = String.raw`(£)?\s?${NUMBER}\s?(k\b|grand\b|thousand\b|hundred\b)?(?:\s?(pounds?|gbp|quid)\b)?`;
const NO_PRICE = String.raw`(?!\s?(?:euros?|eur|dollars?|usd|bucks|[$€])|[\p{L}\d"]|\s?[x×*%]\s?\d|\s?%|\+?[\s-]?${NO_PRICE_UNIT})`;

// 'VESA adaptor plate 200 to 400' names holes.
const NO_HOLES = '(?<!\\bvesa\\b[^£]{0,40})';

const OF_VAT = String.raw`(?:(?:(inc(?:l|luding|lusive of)?|with|after)|ex(?:cl|cluding|clusive of)?|without|before|not inc(?:l|luding)?|plus|\+)\.?[\s-]*(?:the\s+)?vat|vat[\s-](?:(inc(?:l|luded|lusive)?)|ex(?:cl|cluded|clusive)?))(?![\p{L}\d])`;
const VAT_SAID = new RegExp(String.raw`(?<![\p{L}\d])${OF_VAT}`, 'iu');
const VAT_BEHIND = new RegExp(String.raw`^[\s,]*\(?${OF_VAT}\)?`, 'iu');

/** The side of VAT on which a sentence names its prices: 'under £2,000 inc VAT'; null if it does not say. */
export function vatSideIn(query: string): VatView | null {
  const said = VAT_SAID.exec(query);
  return said && (said[1] || said[2] ? 'inc' : 'ex');
}

/** Where a price ends with what is said of VAT behind it. */
export function endWithVat(query: string, end: number): number {
  return end + (VAT_BEHIND.exec(query.slice(end))?.[0].length ?? 0);
}

/** Prices in pounds; ranges in pence. */
export const PRICES: Measured = {
  kind: 'price',
  readings: [
    { pattern: pattern(`${NO_HOLES}(?:between\\s*)?${MONEY}${TO}${MONEY}${NO_PRICE}`), read: readPriceRange },
    reading(`${AT_MOST}${MONEY}${NO_PRICE}`, (max) => ({ max })),
    reading(`${AT_LEAST}${MONEY}${NO_PRICE}`, (min) => ({ min })),
    reading(`${ABOUT_WORD}${MONEY}${NO_PRICE}`, (pence) => {
      const { min, max } = about(pence);
      return { min: Math.round(min), max: Math.round(max) };
    }),
    reading(`${MONEY}${OR_LESS}`, (max) => ({ max })),
    reading(`${MONEY}${OR_MORE}`, (min) => ({ min })),
    reading(`()${NUMBER}\\s?(k\\b|grand\\b|thousand\\b|hundred\\b)?\\s?(pounds?|gbp|quid)\\b`, (max) => ({ max })),
    reading(`(£)\\s?${NUMBER}\\s?(k\\b|grand\\b)?()`, (max) => ({ max })),
  ],
  label: ({ min, max }) => {
    if (min !== undefined && max !== undefined) return `${sayPounds(min)} to ${sayPounds(max)}`;
    return max !== undefined ? `Up to ${sayPounds(max)}` : `From ${sayPounds(min ?? 0)}`;
  },
};

/** A query without prices in other currencies; unchanged if nothing else is in it. */
export function withoutForeignMoney(query: string): string {
  const rest = query.replace(FOREIGN_MONEY, ' ').replace(/\s+/g, ' ').trim();
  return /[\p{L}\d]/u.test(rest) ? rest : query;
}

const FOREIGN_MONEY = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${AT_MOST}|${AT_LEAST}|${ABOUT_WORD})?(?:[$€¥]\s?\d[\d,.]*k?|\d[\d,.]*\s?(?:dollars?|bucks|usd|euros?|eur))(?![\p{L}\d])(?:\s+or (?:less|under|more|over))?`,
  'giu',
);

function reading(source: string, toRange: (pence: number) => Range): Reading {
  return {
    pattern: pattern(source),
    read: (match) => {
      const money = moneyIn(match.slice(1, 5));
      return money?.isSure ? toRange(money.pence) : null;
    },
  };
}

function moneyIn([sign, number, k, word]: (string | undefined)[]): { pence: Pence; isSure: boolean } | null {
  const amount = numberIn(number) * (k ? scaleOf(k) : 1);
  if (!(amount <= MOST_POUNDS)) return null;
  return { pence: Math.round(amount * 100), isSure: Boolean(sign || k || word) || amount >= LEAST_BARE_PRICE };
}

function scaleOf(word: string): number {
  return word === 'hundred' ? 100 : 1_000;
}

function readPriceRange(match: RegExpExecArray): Range | null {
  const low = moneyIn(match.slice(1, 5));
  const high = moneyIn(match.slice(5, 9));
  if (!low || !high || !(low.isSure || high.isSure)) return null;
  // '1450-2207' is a part number.
  const isSaid = Boolean(match[1] || match[3] || match[4] || match[5] || match[7] || match[8]);
  if (!isSaid && /\d-\d/.test(match[0]) && (low.pence % 1000 || high.pence % 1000)) return null;
  // In '£1-2k' and '1 to 2k' both are thousands.
  const scale = match[7] && !match[3] && low.pence * 10 < high.pence ? 1_000 : 1;
  return between(low.pence * scale, high.pence);
}

function sayPounds(pence: Pence): string {
  const minimumFractionDigits = pence % 100 ? 2 : 0;
  return `£${(pence / 100).toLocaleString('en-GB', { minimumFractionDigits, maximumFractionDigits: 2 })}`;
}
