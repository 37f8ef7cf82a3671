import type { DeliveryMethod } from './contract.ts';

type Limits = Pick<DeliveryMethod, 'maxPieceKg' | 'minTotalKg' | 'maxTotalKg' | 'maxLengthMm' | 'takesPallets'>;

/** What a method does not take, in words for staff and buyers alike: `pieces up to 30 kg`, `sides up to 1.6 m`. */
export function methodLimits({ maxPieceKg, minTotalKg, maxTotalKg, maxLengthMm, takesPallets }: Limits): string[] {
  return [
    maxPieceKg && `pieces up to ${kilograms(maxPieceKg)}`,
    maxLengthMm && `sides up to ${(maxLengthMm / 1_000).toFixed(1)} m`,
    ordersOf(minTotalKg, maxTotalKg),
    takesPallets && 'pallets too',
  ].filter((limit): limit is string => Boolean(limit));
}

function ordersOf(from: number | null, to: number | null): string | null {
  if (from && to) return `orders from ${kilograms(from)} to ${kilograms(to)}`;
  if (from) return `orders from ${kilograms(from)}`;
  return to ? `orders up to ${kilograms(to)}` : null;
}

function kilograms(weight: number): string {
  return `${weight.toLocaleString('en-GB')} kg`;
}
