/** An amount in whole pence. Never a fraction, never a float of pounds. */
export type Pence = number;

/** The largest amount of a `numeric(10,2)` column: £99,999,999.99. */
export const MAX_PENCE: Pence = 9_999_999_999;

const DECIMAL = /^(-?)(\d{1,10})(?:\.(\d{1,2}))?$/;

// Sums of many amounts are larger than any of them; in pence they are whole numbers up to here.
const SUM = /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/;

/** Reads `"299.00"`, `"299"` or `299.5` into pence; `null` when it is not an amount with at most two decimals. */
export function parsePence(text: string | number): Pence | null {
  return read(DECIMAL, text);
}

function read(form: RegExp, text: string | number): Pence | null {
  const match = form.exec(String(text).trim());
  if (!match) return null;
  const [, sign, pounds, pence = ''] = match;
  const value = Number(pounds) * 100 + Number(pence.padEnd(2, '0'));
  return sign && value !== 0 ? -value : value;
}

/** Reads a trusted amount or sum, such as a `numeric` column or an answer of our own API. Throws when it is invalid. */
export function toPence(text: string | number): Pence {
  const pence = read(SUM, text);
  if (pence === null) throw new Error(`Not an amount of money: ${JSON.stringify(text)}`);
  return pence;
}

/** Pence for the API and the database: `29900` → `"299.00"`. */
export function toDecimal(pence: Pence): string {
  const absolute = Math.abs(pence);
  return `${pence < 0 ? '-' : ''}${Math.trunc(absolute / 100)}.${String(absolute % 100).padStart(2, '0')}`;
}

/** Pence for screens: `123456` → `"£1,234.56"`. */
export function formatPounds(pence: Pence): string {
  return formatDecimal(toDecimal(pence));
}

/** The same of a decimal text such as `"1234.56"`, however large. */
export function formatDecimal(decimal: string): string {
  const [, sign, pounds = '', rest] = /^(-?)(\d+)\.(\d{2})$/.exec(decimal) ?? [];
  if (rest === undefined) throw new Error(`Not an amount of money: ${JSON.stringify(decimal)}`);
  return `${sign ? '−' : ''}£${pounds.replace(/\B(?=(\d{3})+$)/g, ',')}.${rest}`;
}

/** A VAT rate in hundredths of a percent: 20 % is 2000, so that 27.5 % stays an integer. */
export type BasisPoints = number;

/** Reads a percentage such as `"20.00"` into basis points. */
export function toBasisPoints(percent: string | number): BasisPoints {
  return toPence(percent);
}

/** VAT on an amount ex VAT, rounded half up to the penny; once per document and rate, never per line (decision C3). */
export function vatOn(exVat: Pence, rate: BasisPoints): Pence {
  return roundHalfUp(BigInt(exVat) * BigInt(rate), 10_000n);
}

/** An amount ex VAT plus its VAT. */
export function withVat(exVat: Pence, rate: BasisPoints): Pence {
  return exVat + vatOn(exVat, rate);
}

/** The VAT within an amount inc VAT, rounded half up to the penny: £20.00 of £120.00 at 20 %. */
export function vatWithin(incVat: Pence, rate: BasisPoints): Pence {
  return roundHalfUp(BigInt(incVat) * BigInt(rate), BigInt(10_000 + rate));
}

/** An amount raised (or with a negative rate lowered) by a percentage, rounded half up to the penny. */
export function changedBy(amount: Pence, rate: BasisPoints): Pence {
  return roundHalfUp(BigInt(amount) * BigInt(10_000 + rate), 10_000n);
}

// BigInt, because the largest total times a rate exceeds 2^53.
function roundHalfUp(numerator: bigint, denominator: bigint): number {
  const doubled = 2n * numerator + denominator;
  const floor = doubled / (2n * denominator);
  const isNegativeRemainder = doubled < 0n && doubled % (2n * denominator) !== 0n;
  return Number(isNegativeRemainder ? floor - 1n : floor);
}
