import { type BasisPoints, type Pence, withVat } from './money.ts';

/**
 * The parts of a sum ex VAT, each with its VAT, so that they add up to the sum inc VAT: a part takes the VAT due on all up to it,
 * less what those before it took.
 */
export function partsWithVat(parts: readonly Pence[], rate: BasisPoints): Pence[] {
  let exVat = 0;
  return parts.map((part) => {
    const before = withVat(exVat, rate);
    exVat += part;
    return withVat(exVat, rate) - before;
  });
}
