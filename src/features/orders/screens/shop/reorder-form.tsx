import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { refreshCart } from '#features/cart/screens/use-add-to-cart.ts';
import type { Order } from '#features/orders/contract.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Notice } from '#ui/notice.tsx';
import { useToast } from '#ui/toast.tsx';
import { api } from '#web/api.ts';
import { useFormCall } from '#web/forms/use-form-call.ts';
import { paths } from '#web/paths.ts';
import { useQueryClient } from '#web/query/client-context.tsx';
import { FAILURES, failureToast } from '#web/toast-texts.ts';
import { type Reordered, reorder } from './reorder.ts';

/** Adds an order's items to the cart again and holds the outcome. */
export function useReorder(order: Order, before: Reordered | undefined) {
  const client = useQueryClient();
  const { toast } = useToast();
  const [outcome, setOutcome] = useState(before);
  const call = useFormCall({
    send: () => reorder(api, order),
    onSuccess: async (reordered) => {
      setOutcome(reordered);
      await refreshCart(client);
    },
    onError: (error) => toast(failureToast(error, FAILURES.reorder)),
  });
  return { outcome: outcome ?? before, call };
}

/** The button of {@link useReorder}; before the scripts load it posts the form. */
export function ReorderForm({ call }: { call: ReturnType<typeof useReorder>['call'] }) {
  return (
    <form {...call.props} method="post">
      <input type="hidden" name="intent" value="reorder" />
      <Button type="submit" variant="secondary" pending={call.isPending}>
        <RotateCcw aria-hidden="true" className="size-4" />
        Order again
      </Button>
    </form>
  );
}

/** Says which items of an order are in the cart again, and which are not. */
export function ReorderOutcome({ outcome: { added, missed } }: { outcome: Reordered }) {
  const units = added.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Notice
      tone={missed.length === 0 ? 'positive' : 'caution'}
      role="status"
      className="mb-6"
      title={titleOf(added.length, missed.length, units)}
      action={
        added.length > 0 && (
          <ButtonLink href={paths.cart} size="sm">
            View cart
          </ButtonLink>
        )
      }
    >
      {missed.length > 0 ? (
        <ul>
          {missed.map(({ name, why }) => (
            <li key={name} className="break-words">
              {why}
            </li>
          ))}
        </ul>
      ) : (
        "At today's prices, which the cart shows."
      )}
    </Notice>
  );
}

function titleOf(added: number, missed: number, units: number): string {
  if (added === 0) return 'Nothing of this order can be bought just now';
  const items = `${units.toLocaleString('en-GB')} ${units === 1 ? 'item is' : 'items are'} in your cart`;
  return missed === 0 ? items : `${items}, not everything`;
}
