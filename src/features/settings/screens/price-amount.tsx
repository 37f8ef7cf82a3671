import { useSecondPrice } from '#ui/second-price.ts';
import { formatPounds, type Pence } from '#values/money.ts';
import { type BothSides, VatSides } from './vat-amount.tsx';

/** The price of something that is sold, followed by the visitor's second currency: `£95.00 ex VAT (about $120.65)`. */
export function PriceAmount({ ex, inc }: BothSides) {
  const second = useSecondPrice();
  const side = (amount: Pence, vat: string) => {
    const about = second(amount);
    return `${formatPounds(amount)} ${vat} VAT${about ? ` (${about})` : ''}`;
  };
  return <VatSides ex={side(ex, 'ex')} inc={side(inc, 'inc')} />;
}
