import { Download, Phone } from 'lucide-react';
import type { Order } from '#features/orders/contract.ts';
import { buttonClass } from '#ui/button-class.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { RemovableChip } from '#ui/chip.tsx';
import { PortalHeader } from '#web/frames/portal/portal-header.tsx';
import { paths } from '#web/paths.ts';
import { type DrillField, drillFields, type OrderFilter, orderSearch } from './order-filter.ts';

type OrdersHeaderProps = {
  /** The list's filter as a query string, without the page. */
  search: string;
  mayManage: boolean;
};

/** The header of the order list, with the CSV download and the link to a new phone order. */
export function OrdersHeader({ search, mayManage }: OrdersHeaderProps) {
  return (
    <PortalHeader
      title="Orders"
      actions={
        <>
          <a href={`/api/orders/export${search}`} download className={buttonClass({ variant: 'secondary' })}>
            <Download aria-hidden="true" className="size-4" />
            <span>
              <span className="max-sm:sr-only">Download </span>CSV
            </span>
          </a>
          {mayManage && (
            <ButtonLink href={`${paths.staffOrders}/new`}>
              <Phone aria-hidden="true" className="size-4" />
              Phone order
            </ButtonLink>
          )}
        </>
      }
    />
  );
}

/** The filters that a report's link set, each removable. */
export function DrillChips({ filter, orders }: { filter: OrderFilter; orders: readonly Order[] }) {
  const fields = drillFields(filter);
  if (fields.length === 0) return null;
  return (
    <p className="mt-3 flex flex-wrap items-center gap-2">
      {fields.map((field) => (
        <RemovableChip
          key={field}
          removeLabel={`Take off: ${DRILL_WORDS[field]} ${shownIn(field, filter, orders)}`}
          href={paths.staffOrders + orderSearch({ ...filter, [field]: undefined, trail: [] })}
        >
          {DRILL_WORDS[field]} {shownIn(field, filter, orders)}
        </RemovableChip>
      ))}
    </p>
  );
}

/** A customer by the name on their orders; by the number where none is listed. */
function shownIn(field: DrillField, filter: OrderFilter, orders: readonly Order[]): string {
  const value = String(filter[field]);
  if (field === 'vatRate') return `${Number(value)}%`;
  if (field !== 'customerId') return value;
  return orders.find(({ customer }) => String(customer.id) === value)?.customer.name || value;
}

const DRILL_WORDS: Record<DrillField, string> = {
  productId: 'Product',
  paymentMethodId: 'Payment method',
  customerId: 'Customer',
  vatRate: 'VAT at',
};
