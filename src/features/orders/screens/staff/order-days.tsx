import { CalendarDays } from 'lucide-react';
import type { DateMeaning } from '#features/orders/list-choices.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select-field.tsx';
import { TypedDay } from '#web/lists/typed-day.tsx';
import type { OrderFilter } from './order-filter.ts';

type OrderDaysProps = { filter: OrderFilter; errors: Record<string, string> };

/** The date filter of the order list; invalid dates stay as they were typed. */
export function OrderDays({ filter: { from = '', to = '', dates }, errors }: OrderDaysProps) {
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
          options={Object.entries(DATE_LABELS).map(([value, label]) => ({ value, label }))}
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
