import { CalendarDays } from 'lucide-react';
import type { DateMeaning, PaymentFilter } from '#features/orders/list-choices.ts';
import { STATUS_NAMES } from '#features/orders/status.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select-field.tsx';
import { FilterSelects, optionsOf } from '#web/lists/filter-selects.tsx';
import { TypedDay } from '#web/lists/typed-day.tsx';
import { drillFields, type OrderFilter, ROWS_CHOICES } from './order-filter.ts';

/** The filter controls beside the search of the order list. */
export function OrderFilters({ filter, errors }: { filter: OrderFilter; errors: Record<string, string> }) {
  return (
    <>
      <FilterSelects values={filter} filters={FILTERS} />
      <Select
        name="rows"
        aria-label="Rows on a page"
        defaultValue={String(filter.rows)}
        options={ROWS_CHOICES.map((rows) => ({ value: String(rows), label: `${rows} rows` }))}
        // There is no room for it on a phone.
        className="max-sm:hidden sm:w-28 sm:flex-none"
      />
      <OrderDays filter={filter} errors={errors} />
      {/* The other parameters of the URL stay. */}
      {filter.sort && <input type="hidden" name="sort" defaultValue={filter.sort} />}
      {drillFields(filter).map((field) => (
        <input key={field} type="hidden" name={field} defaultValue={filter[field]} />
      ))}
    </>
  );
}

const PAYMENT_LABELS: Record<PaymentFilter, string> = {
  unpaid: 'Still to be paid',
  overdue: 'Transfer overdue',
  held: 'Held for a decision',
  owed_back: 'Owed back',
  pending: 'Payment pending',
  paid: 'Paid',
  failed: 'Payment failed',
  partially_refunded: 'Partly refunded',
  refunded: 'Refunded',
};

const className = 'flex-1 sm:w-44 sm:flex-none';
const FILTERS = [
  { name: 'status', label: 'Status', any: 'Every status', options: optionsOf(STATUS_NAMES), className },
  { name: 'payment', label: 'Payment', any: 'Every payment', options: optionsOf(PAYMENT_LABELS), className },
] as const;

type OrderDaysProps = { filter: OrderFilter; errors: Record<string, string> };

/** The date filter of the order list; invalid dates stay as they were typed. */
function OrderDays({ filter: { from = '', to = '', dates }, errors }: OrderDaysProps) {
  // `sold` alone only leaves out cancelled orders.
  const isOn = Boolean(from || to || (dates && dates !== 'sold'));
  return (
    <details
      className="w-full sm:order-last sm:w-auto sm:open:w-full"
      open={isOn || undefined}
      key={isOn ? 'on' : 'off'}
    >
      <summary className="inline-flex min-h-11 items-center rounded-md px-2 font-semibold text-sm hover:bg-sunken sm:min-h-10">
        <CalendarDays aria-hidden="true" className="me-2 size-4.5 text-ink-soft" />
        Days
      </summary>
      <div className="mt-1 grid grid-cols-2 items-start gap-3 sm:flex">
        <Select
          name="dates"
          aria-label="What the days are about"
          defaultValue={dates ?? ''}
          options={optionsOf(DATE_LABELS)}
          className="max-sm:col-span-2 sm:mt-6.5 sm:w-52"
        />
        <TypedDay id="orders-from" name="from" label="From" value={from} error={errors.from} />
        <TypedDay id="orders-to" name="to" label="To" value={to} error={errors.to} />
        <Button type="submit" variant="secondary" className="max-sm:col-span-2 sm:mt-6.5">
          Show
        </Button>
      </div>
    </details>
  );
}

const DATE_LABELS: Record<'' | Exclude<DateMeaning, 'placed'>, string> = {
  '': 'Placed',
  sold: 'Placed, not cancelled',
  refunded: 'Refunded',
  paid: 'Paid',
  vat: 'Invoiced or credited',
};
