import { Plus } from 'lucide-react';
import { useDeferredValue, useId, useState } from 'react';
import type { Product } from '#features/catalogue/contract.ts';
import { findProducts } from '#features/catalogue/screens/staff/find-products.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { formatPounds, toPence } from '#values/money.ts';
import { useQuery } from '#web/query/use-query.ts';
import { VatWords } from '#web/vat-words.tsx';

type PickedProduct = Pick<Product, 'id' | 'name' | 'sku' | 'price' | 'stockQuantity'>;

/** Finds a product with the shop's search and adds it. */
export function ProductPicker({ onPick }: { onPick: (product: PickedProduct) => void }) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const { data, isLoading } = useQuery({
    queryKey: ['pick-product', q],
    enabled: q.length >= 2,
    keepsShowing: () => true,
    queryFn: ({ signal }) => findProducts(q, signal),
  });
  const found = q.length >= 2 ? (data ?? []) : [];
  return (
    <div>
      <TextField
        id={id}
        type="search"
        label="Add a product"
        hint="Name, SKU, size or what it is for"
        autoComplete="off"
        maxLength={200}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        // Enter must not submit the surrounding form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <ul aria-label="Products found" className="mt-2 divide-y divide-line">
        {found.map((product) => (
          <li key={product.id} className="flex items-center justify-between gap-3 py-2">
            <span className="min-w-0 text-sm">
              <span className="block truncate font-semibold">{product.name}</span>
              <span className="meta tabular">
                <VatWords>{formatPounds(toPence(product.price))} ex VAT</VatWords>,{' '}
                {product.stockQuantity.toLocaleString('en-GB')} in stock
              </span>
            </span>
            <Button
              size="sm"
              variant="secondary"
              aria-label={`Add ${product.name}`}
              onClick={() => {
                onPick(product);
                setTyped('');
              }}
            >
              <Plus aria-hidden="true" className="size-4" />
              Add
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className="meta">
        {q.length >= 2 && !isLoading && data && found.length === 0 ? 'No product matches.' : ''}
      </p>
    </div>
  );
}
