import { ClipboardList } from 'lucide-react';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { UiLink } from '#ui/link.tsx';
import { paths } from '#web/paths.ts';
import { isFiltered, type OrderFilter } from './order-filter.ts';

/** The list of orders with nothing in it: because there are none, or because none match. */
export function NoOrders({ filter }: { filter: OrderFilter }) {
  if (!isFiltered(filter) && filter.trail.length === 0) {
    return (
      <EmptyState
        icon={<ClipboardList />}
        title="No orders yet"
        description="An order appears here the moment it is placed."
      />
    );
  }
  return (
    <EmptyState
      icon={<ClipboardList />}
      title="No orders match"
      description="Try another number, name or e-mail address, or another status."
      actions={
        <UiLink href={paths.staffOrders} className={buttonClass({ variant: 'secondary' })}>
          Show all orders
        </UiLink>
      }
    />
  );
}
