import { VatSides } from '#features/settings/screens/vat-amount.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { formatPounds, toPence } from '#values/money.ts';
import type { WallToQuote } from './wall-to-quote.ts';

const pounds = (amount: string) => formatPounds(toPence(amount));

/** The goods of a wall beside the form that asks for a quote. */
export function WallGoods({ wall: { lines, plan, total, totalIncVat } }: { wall: WallToQuote }) {
  return (
    <>
      <ul className="divide-y divide-line text-sm">
        {lines.map(({ sku, name, quantity, total, totalIncVat }) => (
          <li key={sku} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span className="min-w-0 flex-1">
              <span className="tabular font-semibold">{quantity} ×</span> {name}
            </span>
            <span className="tabular">
              <VatSides ex={pounds(total)} inc={pounds(totalIncVat)} />
            </span>
          </li>
        ))}
        <li className="flex justify-between gap-4 py-2 font-semibold">
          <VatSides ex="Together ex VAT" inc="Together inc VAT" />
          <span className="tabular">
            <VatSides ex={pounds(total)} inc={pounds(totalIncVat)} />
          </span>
        </li>
      </ul>
      <TextLink href={plan} className="mt-4 inline-block text-sm">
        Change the wall
      </TextLink>
    </>
  );
}
