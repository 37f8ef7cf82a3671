import { PAYMENT_FILTERS, type PaymentFilter } from '#features/orders/list-choices.ts';
import { ORDER_STATUSES, STATUS_NAMES } from '#features/orders/status.ts';
import { Select } from '#ui/select-field.tsx';
import { OrderDays } from './order-days.tsx';
import { drillFields, type OrderFilter, ROWS_CHOICES } from './order-filter.ts';

/** The filter controls beside the search of the order list. */
export function OrderFilters({ filter, errors }: { filter: OrderFilter; errors: Record<string, string> }) {
  return (
    <>
      <Select
        name="status"
        aria-label="Status"
        defaultValue={filter.status ?? ''}
        placeholder="Every status"
        options={ORDER_STATUSES.map((status) => ({ value: status, label: STATUS_NAMES[status] }))}
        className="flex-1 sm:w-44 sm:flex-none"
      />
      <Select
        name="payment"
        aria-label="Payment"
        defaultValue={filter.payment ?? ''}
        placeholder="Every payment"
        options={PAYMENT_FILTERS.map((payment) => ({ value: payment, label: PAYMENT_LABELS[payment] }))}
        className="flex-1 sm:w-44 sm:flex-none"
      />
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
  pending: 'Payment pending',
  paid: 'Paid',
  failed: 'Payment failed',
  partially_refunded: 'Partly refunded',
  refunded: 'Refunded',
};
