import type { FittingWanted } from '#features/fitting/plan.ts';

/** A line that a quote is asked for; of a cart also what of it is to be fitted. */
export interface Wanted {
  productId: number;
  quantity: number;
  name?: string;
  fitting?: FittingWanted | null;
}

/** What of a cart is to be fitted, for staff to price. */
export function fittingInWords(wanted: readonly Wanted[]): string | null {
  const lines = wanted.flatMap(({ name = '', fitting }) =>
    fitting
      ? [
          `${fitting.count} × ${name}, upper edge at ${fitting.heightCm / 100} m${fitting.survey ? ', with a survey before' : ''}`,
        ]
      : [],
  );
  return lines.length > 0 ? ['To be fitted:', ...lines].join('\n') : null;
}
