import type { FittingWanted } from '#features/fitting/plan.ts';

/** What of a line is to be fitted: never more screens than it has. */
export function fittedOf(line: { quantity: number; fitting: FittingWanted | null }): FittingWanted | null {
  const { fitting, quantity } = line;
  return fitting && { ...fitting, count: Math.min(fitting.count, quantity) };
}
