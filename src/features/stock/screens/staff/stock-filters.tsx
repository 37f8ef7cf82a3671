import { nameOfUser } from '#features/accounts/user-name.ts';
import type { StockMovement } from '#features/stock/contract.ts';
import { REASON_NAMES } from '#features/stock/reasons.ts';
import { FilterDay } from '#web/lists/filter-day.tsx';
import { FilterSelects, optionsOf } from '#web/lists/filter-selects.tsx';
import type { StockView } from './stock-view.ts';

type StockFiltersProps = Pick<StockView, 'filter'> & { actors: readonly NonNullable<StockMovement['actor']>[] };

const width = 'min-w-36 flex-1 sm:max-w-48';

/** The filters of the stock screen. */
export function StockFilters({ filter, actors }: StockFiltersProps) {
  const people = actors.map((actor) => ({ value: String(actor.id), label: nameOfUser(actor) }));
  return (
    <>
      {filter.productId && <input type="hidden" name="productId" value={filter.productId} />}
      <FilterSelects
        values={filter}
        filters={[
          { name: 'reason', label: 'Reason', any: 'Every reason', options: optionsOf(REASON_NAMES), className: width },
          { name: 'actorId', label: 'Person', any: 'Everybody', options: people, className: width },
        ]}
      />
      <FilterDay name="from" label="From" value={filter.from} />
      <FilterDay name="to" label="To" value={filter.to} />
    </>
  );
}
