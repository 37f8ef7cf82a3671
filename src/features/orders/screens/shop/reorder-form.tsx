import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { refreshCart } from '#features/cart/screens/use-add-to-cart.ts';
import type { Order } from '#features/orders/contract.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/toast.tsx';
import { api } from '#web/api.ts';
import { useFormCall } from '#web/forms/use-form-call.ts';
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
