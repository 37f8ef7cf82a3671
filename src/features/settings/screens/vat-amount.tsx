import type { MoneyRow } from '#ui/money-rows.tsx';
import { type BasisPoints, formatPounds, type Pence, withVat } from '#values/money.ts';
import { partsWithVat } from '#values/parts-with-vat.ts';
import { withoutVatWords } from '#values/vat-words.ts';
import { useIsRegistered } from '#web/use-is-registered.ts';

/** A sum on both sides of VAT. */
export interface BothSides {
  ex: Pence;
  inc: Pence;
}

/** The parts of a sum ex VAT, in their order, on both sides; on each they add up to its total. */
export function bothSides<Part extends string>(parts: Record<Part, Pence>, rate: BasisPoints): Record<Part, BothSides> {
  const names = Object.keys(parts) as Part[];
  const inc = partsWithVat(
    names.map((name) => parts[name]),
    rate,
  );
  const sides = names.map((name, at) => [name, { ex: parts[name], inc: inc[at] ?? parts[name] }]);
  return Object.fromEntries(sides) as Record<Part, BothSides>;
}

/**
 * What follows the VAT switch: both sides are in the page, and the style sheet shows the one that the visitor chose. A shop that is
 * not registered for VAT has one side, without the words.
 */
export function VatSides({ ex, inc }: Record<'ex' | 'inc', string | null>) {
  if (!useIsRegistered()) return ex && withoutVatWords(ex);
  return (
    <>
      <span className="side-ex">{ex}</span>
      <span className="side-inc">{inc}</span>
    </>
  );
}

/** A sum as the visitor's VAT switch has it, with its label: `£299.00 ex VAT`, or `£358.80 inc VAT`. */
export function VatAmount({ ex, inc }: BothSides) {
  return <VatSides ex={`${formatPounds(ex)} ex VAT`} inc={`${formatPounds(inc)} inc VAT`} />;
}

/** A row of a sum that follows the switch: `Subtotal ex VAT … £299.00`. */
export function vatRow(label: string, { ex, inc }: BothSides): MoneyRow {
  return {
    label: <VatSides ex={`${label} ex VAT`} inc={`${label} inc VAT`} />,
    value: <VatSides ex={formatPounds(ex)} inc={formatPounds(inc)} />,
  };
}

/** The note below goods whose lines inc VAT add up to another penny than the goods do (decision C3). */
export function roundingNote(lines: readonly Pence[], goods: BothSides, rate: BasisPoints): Pick<MoneyRow, 'note'> {
  const sum = lines.reduce((all, line) => all + withVat(line, rate), 0);
  if (sum === goods.inc) return {};
  return { note: <VatSides ex={null} inc="VAT is worked out on the whole, not line by line" /> };
}
