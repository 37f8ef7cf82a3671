import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { findProducts } from '#features/catalogue/screens/staff/find-products.ts';
import { MisfitNote, useMisfits } from '#features/fits/screens/staff/misfit-note.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { QuantityStepper } from '#ui/quantity-stepper.tsx';
import { formatPounds, toPence } from '#values/money.ts';
import { FindList } from '#web/find-list.tsx';
import { VatWords } from '#web/vat-words.tsx';
import { CheckoutSection } from '../checkout-section.tsx';
import { type PhoneLine, stockOfLine } from './phone-order.ts';

/** The id of the product search box. */
export const FIND_ITEMS = 'items';
const MOST_OF_ONE = 999;

type PhoneOrderItemsProps = {
  lines: readonly PhoneLine[];
  error: string | undefined;
  onChange: (lines: readonly PhoneLine[]) => void;
};

/** The lines of a phone order, with a product search and the stock of each product. */
export function PhoneOrderItems({ lines, error, onChange }: PhoneOrderItemsProps) {
  const misfits = useMisfits(lines.map(({ productId }) => productId));
  const setQuantity = (productId: number, quantity: number) =>
    onChange(lines.map((line) => (line.productId === productId ? { ...line, quantity } : line)));
  const add = (line: Omit<PhoneLine, 'quantity'>) => {
    const known = lines.find(({ productId }) => productId === line.productId);
    if (known) setQuantity(known.productId, Math.min(MOST_OF_ONE, known.quantity + 1));
    else onChange([...lines, { ...line, quantity: 1 }]);
  };
  return (
    <CheckoutSection title="Items">
      <FindList
        id={FIND_ITEMS}
        label="Find a product"
        error={error}
        about="products"
        find={findProducts}
        keyOf={({ id }) => id}
        onChoose={({ id, name, price, inStock, stockQuantity }) =>
          add({ productId: id, name, price, stock: inStock ? stockQuantity : 0 })
        }
        none="No product matches."
      >
        {({ name, price, inStock, stockQuantity }) => (
          <>
            <span className="min-w-0 font-medium">{name}</span>
            <span className="tabular shrink-0 text-ink-soft">
              {formatPounds(toPence(price))},{' '}
              {inStock ? `${stockQuantity.toLocaleString('en-GB')} in stock` : 'sold out'}
            </span>
          </>
        )}
      </FindList>
      {lines.length > 0 && (
        <ul aria-label="Lines of the order" className="divide-y divide-line border-line border-y">
          {lines.map((line) => (
            <Line
              key={line.productId}
              line={line}
              note={<MisfitNote misfit={misfits.get(line.productId)} />}
              onQuantity={(quantity) => setQuantity(line.productId, quantity)}
              onRemove={() => onChange(lines.filter(({ productId }) => productId !== line.productId))}
            />
          ))}
        </ul>
      )}
    </CheckoutSection>
  );
}

type LineProps = { line: PhoneLine; note: ReactNode; onQuantity: (quantity: number) => void; onRemove: () => void };

function Line({ line: { name, price, quantity, stock }, note, onQuantity, onRemove }: LineProps) {
  const { says, isShort } = stockOfLine({ quantity, stock });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <span className="min-w-0 flex-1 basis-48 text-sm">
        <span className="block font-medium">{name}</span>
        <span className="meta tabular block">
          <VatWords>{formatPounds(toPence(price))} each, ex VAT ·</VatWords>{' '}
          <span role="status" className={isShort ? 'font-semibold text-negative' : undefined}>
            {says}
          </span>
        </span>
      </span>
      <QuantityStepper label={`Quantity of ${name}`} value={quantity} onValueChange={onQuantity} />
      <span className="tabular w-24 text-end text-sm">{formatPounds(toPence(price) * quantity)}</span>
      <IconButton label={`Take ${name} off`} onClick={onRemove}>
        <X aria-hidden="true" className="size-4" />
      </IconButton>
      {note && <div className="basis-full">{note}</div>}
    </li>
  );
}
