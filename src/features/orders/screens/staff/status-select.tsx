import type { ChangeEvent, KeyboardEvent } from 'react';
import type { Order } from '#features/orders/contract.ts';
import { ORDER_STATUSES, type OrderStatus, STATUS_NAMES } from '#features/orders/status.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { Select } from '#ui/select-field.tsx';
import { OrderStatusBadge, statusTones } from '../status-badge.tsx';
import type { Orders } from './use-orders.ts';

type StatusOfOrderProps = { order: Order; list: Pick<Orders, 'sendingOf' | 'setStatus'>; mayManage: boolean };

/** The status of a listed order: a badge, or a dropdown for staff who may change the status. */
export function StatusOfOrder({ order, list, mayManage }: StatusOfOrderProps) {
  if (!mayManage) return <OrderStatusBadge status={order.status} />;
  return (
    <StatusSelect
      order={order}
      sending={list.sendingOf(order)}
      onStatusChange={(status) => list.setStatus(order, status)}
      className="w-44 sm:w-42"
    />
  );
}

type StatusSelectProps = {
  order: Pick<Order, 'id' | 'orderNumber' | 'status' | 'version'>;
  /** The status that is being sent to the server. */
  sending?: OrderStatus;
  onStatusChange: (status: OrderStatus) => void;
  className?: string;
};

/** Sets the status of an order when one is chosen; before the scripts load, with a button. */
function StatusSelect({ order, sending, onStatusChange, className }: StatusSelectProps) {
  const status = sending ?? order.status;
  const choose = (event: ChangeEvent<HTMLSelectElement>) => onStatusChange(event.target.value as OrderStatus);
  return (
    <form method="post" className={cx('relative', className)} onSubmit={(event) => event.preventDefault()}>
      <input type="hidden" name="orderId" value={order.id} />
      <input type="hidden" name="version" value={order.version} />
      <span
        aria-hidden="true"
        className={cx(
          'pointer-events-none absolute start-3 top-0 z-1 flex h-11 items-center sm:h-8',
          pixels[statusTones[status]],
        )}
      >
        <span className="size-1.5 bg-current forced-colors:bg-[CanvasText]" />
      </span>
      <Select
        dense
        name="status"
        aria-label={`Status of ${order.orderNumber}`}
        aria-busy={sending !== undefined}
        value={status}
        options={ORDER_STATUSES.map((status) => ({ value: status, label: STATUS_NAMES[status] }))}
        onChange={choose}
        onKeyDown={openInsteadOfChanging}
        className={cx('[&>select]:ps-7 [&>select:not(:hover)]:border-line', sending && 'opacity-60')}
      />
      <noscript>
        <Button type="submit" size="sm" variant="secondary">
          Set
        </Button>
      </noscript>
    </form>
  );
}

// The colours of the badges.
const pixels = {
  neutral: 'text-ink-soft',
  positive: 'text-positive',
  negative: 'text-negative',
  caution: 'text-caution',
  info: 'text-info',
};

/** Opens a closed dropdown on arrow keys and letters, which would otherwise change the status and e-mail the customer. */
function openInsteadOfChanging(event: KeyboardEvent<HTMLSelectElement>): void {
  const select = event.currentTarget;
  if (event.ctrlKey || event.metaKey || event.altKey || !CHANGING_KEY.test(event.key) || isOpen(select)) return;
  if (typeof select.showPicker !== 'function') return;
  event.preventDefault();
  try {
    select.showPicker();
  } catch {
    // Not allowed without user activation or in a frame: the dropdown stays closed.
  }
}

const CHANGING_KEY = /^(Arrow(Up|Down|Left|Right)|Home|End|Page(Up|Down)|[^\s])$/;

function isOpen(select: HTMLSelectElement): boolean {
  try {
    return select.matches(':open');
  } catch {
    return false;
  }
}
