import type { Pence } from '#values/money.ts';

/** An axis in pence: its ends and its marks. */
export type Scale = { low: Pence; high: Pence; marks: Pence[] };

/** An axis for these values that includes zero and has round marks. */
export function scaleOf(values: readonly Pence[]): Scale {
  const high = Math.max(0, ...values);
  const low = Math.min(0, ...values);
  const step = roundStep((high - low || 10_000) / 4);
  const first = Math.floor(low / step) * step;
  const last = Math.max(first + step, Math.ceil(high / step) * step);
  const marks = Array.from({ length: Math.round((last - first) / step) + 1 }, (_, at) => first + at * step);
  return { low: first, high: last, marks };
}

/** A value's position in percent from the top. */
export function fromTop({ low, high }: Scale, value: Pence): number {
  return ((high - value) / (high - low)) * 100;
}

// 1, 2 or 5 times a power of ten.
function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= rough) ?? 10;
  return factor * power;
}
