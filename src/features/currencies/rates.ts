/** A rate as numeric(14,6) holds it; null when it does not fit, or is none. */
export function storableRate(rate: number): string | null {
  const text = rate.toFixed(6);
  return Number.isFinite(rate) && Number(text) > 0 && rate < 100_000_000 ? text : null;
}

/** How far a rate may move at once without somebody looking at it: 20 %. */
const MOST_JUMP = 0.2;

export function isJump(before: string, after: string): boolean {
  // The hair's breadth is for what binary numbers make of exactly 20 %.
  return Math.abs(Number(after) / Number(before) - 1) > MOST_JUMP + 1e-9;
}

/** What one unit of `base` buys, by code, out of rates against another currency; null when `base` is not among them. */
export function ratesAgainst(base: string, rates: ReadonlyMap<string, number>): Map<string, string> | null {
  const ofBase = rates.get(base);
  if (!ofBase) return null;
  return new Map(
    [...rates].flatMap(([code, rate]) => {
      const text = storableRate(rate / ofBase);
      return text === null ? [] : [[code, text]];
    }),
  );
}

const PERCENT = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** The change from one rate to another in words: '+26.0 %'. */
export function jumpText(before: string, after: string): string {
  const percent = (Number(after) / Number(before) - 1) * 100;
  return `${percent < 0 ? '−' : '+'}${PERCENT.format(Math.abs(percent))} %`;
}
