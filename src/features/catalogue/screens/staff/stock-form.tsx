import { type FormEvent, useState } from 'react';
import type { StoreProduct } from '#features/catalogue/contract.ts';
import { Button } from '#ui/button.tsx';
import { boxClass } from '#ui/control-class.ts';
import { useHydrated } from '#web/use-hydrated.ts';

type StockFormProps = { product: StoreProduct; isSending: boolean; onCount: (count: string, seen: number) => void };

/** Sets the stock on the card. It follows a new count or a sale, but for a number that is being typed. */
export function StockForm({ product, isSending, onCount }: StockFormProps) {
  const { id, name, stockQuantity } = product;
  const [{ seen, count, isSent }, setShown] = useState(asIs(stockQuantity));
  const isAlive = useHydrated();
  // A typed count was of the stock that was shown with it: the server refuses it once, and then it is of what is there now.
  if (seen !== stockQuantity) {
    const isTyped = count !== String(seen) && count !== String(stockQuantity);
    if (!isTyped) setShown(asIs(stockQuantity));
    else if (isSent && !isSending) setShown({ seen: stockQuantity, count, isSent: false });
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSending || count === String(seen)) return;
    setShown({ seen, count, isSent: true });
    onCount(count, seen);
  };
  return (
    <form method="post" onSubmit={submit} className="flex items-center gap-1.5">
      <input type="hidden" name="intent" value="stock" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="stockSeen" value={seen} />
      <input
        name="stockQuantity"
        inputMode="numeric"
        autoComplete="off"
        aria-label={`Stock of ${name}`}
        value={count}
        onChange={(event) => setShown({ seen, count: event.target.value, isSent: false })}
        className={`${boxClass} tabular min-h-11 w-20! px-2! text-end sm:min-h-8 sm:py-1 sm:text-sm`}
      />
      <Button
        type="submit"
        size="sm"
        variant="secondary"
        pending={isSending}
        disabled={isAlive && count === String(seen)}
        aria-label={`Set the stock of ${name}`}
        className="px-2.5!"
      >
        Set
      </Button>
    </form>
  );
}

function asIs(stock: number) {
  return { seen: stock, count: String(stock), isSent: false };
}
