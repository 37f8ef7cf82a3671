import type { Pence } from './money.ts';

/** A currency beside the pound: `rate` units of it are worth the same as `poundRate` pounds, both as decimal text. */
export interface Exchange {
  rate: string;
  poundRate: string;
  /** The decimals of its smallest unit: two for dollars, none for yen, three for Kuwaiti dinars. */
  digits: number;
}

// As `numeric(14,6)` writes it.
const RATE = /^(\d{1,8})(?:\.(\d{1,6}))?$/;

/**
 * An amount of pence in another currency, in its smallest unit, rounded half up away from nothing; `null` for a rate that is
 * none. Whole numbers all the way, so that it never depends on how a fraction is kept.
 */
export function exchanged(amount: Pence, { rate, poundRate, digits }: Exchange): bigint | null {
  const [millionths, ofPound] = [toMillionths(rate), toMillionths(poundRate)];
  if (!millionths || !ofPound || !Number.isSafeInteger(amount)) return null;
  const numerator = BigInt(Math.abs(amount)) * millionths * 10n ** BigInt(digits);
  const denominator = 100n * ofPound;
  const rounded = (2n * numerator + denominator) / (2n * denominator);
  return amount < 0 ? -rounded : rounded;
}

/** The same as people read it: `"$1,234.56"`, `"¥56,810"`, and with a space where a symbol ends in a letter. */
export function formatExchanged(amount: Pence, exchange: Exchange, symbol: string): string | null {
  const minor = exchanged(amount, exchange);
  if (minor === null) return null;
  const { digits } = exchange;
  const text = String(minor < 0n ? -minor : minor).padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits).replace(/\B(?=(\d{3})+$)/g, ',');
  const rest = digits > 0 ? `.${text.slice(-digits)}` : '';
  const space = /\p{L}$/u.test(symbol) ? '\u00a0' : '';
  return `${minor < 0n ? '−' : ''}${symbol}${space}${whole}${rest}`;
}

// Nothing for what is no rate, and for a rate of nothing.
function toMillionths(rate: string): bigint {
  const match = RATE.exec(rate);
  return match ? BigInt(match[1] + (match[2] ?? '').padEnd(6, '0')) : 0n;
}
