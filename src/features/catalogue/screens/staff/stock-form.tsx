import { type FormEvent, useState } from 'react';
import type { StoreProduct } from '#features/catalogue/contract.ts';
import { Button } from '#ui/button.tsx';
import { boxClass } from '#ui/control-class.ts';
import { useHydrated } from '#web/use-hydrated.ts';

type StockFormProps = { product: StoreProduct; isSending: boolean; onCount: (count: string) => void };

/** Sets the stock on the card. Keyed by the stock, so that it follows a new count or a sale. */
export function StockForm({ product, isSending, onCount }: StockFormProps) {
  const { id, name, stockQuantity } = product;
  const [count, setCount] = useState(String(stockQuantity));
  const isAlive = useHydrated();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSending && count !== String(stockQuantity)) onCount(count);
  };
  return (
    <form method="post" onSubmit={submit} className="flex items-center gap-1.5">
      <input type="hidden" name="intent" value="stock" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="stockSeen" value={stockQuantity} />
      <input
        name="stockQuantity"
        inputMode="numeric"
        autoComplete="off"
        aria-label={`Stock of ${name}`}
        value={count}
        onChange={(event) => setCount(event.target.value)}
        className={`${boxClass} tabular min-h-11 w-20! px-2! text-end sm:min-h-8 sm:py-1 sm:text-sm`}
      />
      <Button
        type="submit"
        size="sm"
        variant="secondary"
        pending={isSending}
        disabled={isAlive && count === String(stockQuantity)}
        aria-label={`Set the stock of ${name}`}
        className="px-2.5!"
      >
        Set
      </Button>
    </form>
  );
}
