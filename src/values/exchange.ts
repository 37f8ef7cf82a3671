import type { Pence } from './money.ts';

/** An exchange rate: `rate` units of a currency equal `poundRate` pounds, both as decimal text. */
export interface Exchange {
  rate: string;
  poundRate: string;
  /** The decimals of the currency: two for dollars, none for yen, three for Kuwaiti dinars. */
  digits: number;
}

// As `numeric(14,6)` writes it.
const RATE = /^(\d{1,8})(?:\.(\d{1,6}))?$/;

/** Converts pence to the smallest unit of another currency, rounded half away from zero; `null` for an invalid rate. */
export function exchanged(amount: Pence, { rate, poundRate, digits }: Exchange): bigint | null {
  const [millionths, ofPound] = [toMillionths(rate), toMillionths(poundRate)];
  if (!millionths || !ofPound || !Number.isSafeInteger(amount)) return null;
  const numerator = BigInt(Math.abs(amount)) * millionths * 10n ** BigInt(digits);
  const denominator = 100n * ofPound;
  const rounded = (2n * numerator + denominator) / (2n * denominator);
  return amount < 0 ? -rounded : rounded;
}

/** The converted amount for screens: `"$1,234.56"`, `"¥56,810"`; a symbol that ends in a letter gets a space. */
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

// 0 for an invalid rate.
function toMillionths(rate: string): bigint {
  const match = RATE.exec(rate);
  return match ? BigInt(match[1] + (match[2] ?? '').padEnd(6, '0')) : 0n;
}
