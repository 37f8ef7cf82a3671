import { useState } from 'react';
import type { Order } from '#features/orders/contract.ts';
import type { StatusOutcome } from '#features/orders/staff-contract.ts';
import type { OrderStatus } from '#features/orders/status.ts';
import { useSelection } from '#web/lists/use-selection.ts';
import { BULK_FORM } from './bulk-status.tsx';
import type { Orders } from './use-orders.ts';

export type Bulk = ReturnType<typeof useBulk>;

/** The selected orders, and the outcomes of the last bulk change. */
export function useBulk({ orders, learn }: Pick<Orders, 'orders' | 'learn'>) {
  const ticks = useSelection();
  const [done, setDone] = useState<{ outcomes: StatusOutcome[]; status: OrderStatus }>();
  const ids = orders.map(({ id }) => id);
  return {
    // Only orders on this page: a bulk change must not touch orders that are not visible.
    chosen: orders.filter(({ id }) => ticks.of(id).checked),
    learn,
    clear: ticks.clear,
    selection: {
      form: BULK_FORM,
      hasAll: ticks.hasAll(ids),
      onAll: (isTicked: boolean) => ticks.change(ids, isTicked),
      of: ({ id }: Order) => ticks.of(id),
    },
    finish: (outcomes: StatusOutcome[], status: OrderStatus) => {
      for (const { order } of outcomes) if (order) learn(order);
      // Refused orders stay selected.
      ticks.change(
        outcomes.flatMap(({ id, isChanged }) => (isChanged ? [id] : [])),
        false,
      );
      setDone({ outcomes, status });
    },
    paid: (order: Order) => {
      learn(order);
      ticks.change([order.id], false);
    },
    done,
    dismiss: () => setDone(undefined),
  };
}
