/** A rate as numeric(14,6); null if it is not a number, not positive or too large. */
export function storableRate(rate: number): string | null {
  const text = rate.toFixed(6);
  return Number.isFinite(rate) && Number(text) > 0 && rate < 100_000_000 ? text : null;
}

/** The largest change that is applied without confirmation: 20 %. */
const MOST_JUMP = 0.2;

export function isJump(before: string, after: string): boolean {
  // The tolerance absorbs the rounding of exactly 20 %.
  return Math.abs(Number(after) / Number(before) - 1) > MOST_JUMP + 1e-9;
}

/** Converts rates to the base `base`: what one unit of it buys, by code; null if `base` is unknown. */
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
