import { ORDER_STATUSES, STATUS_NAMES } from '#features/orders/status.ts';
import { Select } from '#ui/select-field.tsx';
import { PAYMENT_FILTERS, type PaymentFilter, ROWS_CHOICES, type StaffOrderFilter } from './staff-order-filter.ts';

/** The dropdowns beside the search of the order list. */
export function StaffOrderFilters({ filter }: { filter: StaffOrderFilter }) {
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
        // A phone has no room for it, and no need.
        className="max-sm:hidden sm:w-32 sm:flex-none"
      />
    </>
  );
}

const PAYMENT_LABELS: Record<PaymentFilter, string> = {
  overdue: 'Transfer overdue',
  pending: 'Payment pending',
  paid: 'Paid',
  failed: 'Payment failed',
  partially_refunded: 'Partly refunded',
  refunded: 'Refunded',
};
