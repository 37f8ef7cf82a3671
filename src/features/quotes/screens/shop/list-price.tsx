import type { TablePrice } from '#features/fitting/screens/use-fitting-prices.ts';
import { PriceAmount } from '#features/settings/screens/price-amount.tsx';
import { toBasisPoints, withVat } from '#values/money.ts';
import { useShop } from '#web/use-shop.ts';

type ListPriceProps = {
  /** Undefined while the place or the height is not known. */
  table: TablePrice | undefined;
  count?: number;
};

/** What a service costs by the shop's list, before staff have answered. */
export function ListPrice({ table, count = 1 }: ListPriceProps) {
  const rate = toBasisPoints(useShop()?.vatRate ?? '0');
  const amount = (ex: number) => <PriceAmount ex={ex} inc={withVat(ex, rate)} />;
  return (
    <p aria-live="polite" className="meta tabular empty:hidden">
      {table && table.price === null && 'Not in our price list: we work it out for your quote'}
      {table && table.price !== null && (
        <>
          By our price list {amount(table.price)}
          {count > 1 && (
            <>
              {' '}
              each, {amount(table.price * count)} for {count}
            </>
          )}
        </>
      )}
    </p>
  );
}
