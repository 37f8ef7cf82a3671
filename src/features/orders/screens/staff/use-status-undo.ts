import type { Order } from '#features/orders/contract.ts';
import { STATUS_NAMES, UNDO_MS } from '#features/orders/status.ts';
import { useToast } from '#ui/toast.tsx';
import type { ToastRequest } from '#ui/toast-queue.ts';
import { api } from '#web/api.ts';
import { useMutation } from '#web/query/use-mutation.ts';
import { FAILURES, failureToast, SUCCESS } from '#web/toast-texts.ts';
import { undoAction } from '#web/undo-action.tsx';

/** A toast's undo button for a status that was just set; no e-mail is sent while it is offered. */
export function useStatusUndo(learn: (order: Order) => void) {
  const { toast } = useToast();
  const undo = useMutation({
    mutationFn: (orders: readonly Order[]) =>
      api('POST /api/orders/status/undo', { body: { orders: orders.map(({ id, version }) => ({ id, version })) } }),
    onSuccess: ({ outcomes }) => {
      for (const { order } of outcomes) if (order) learn(order);
      const refused = outcomes.filter(({ isChanged }) => !isChanged);
      const [first] = refused;
      if (!first)
        return toast({ ...SUCCESS.statusUndone, description: inWords(outcomes.flatMap((one) => one.order ?? [])) });
      const rest = outcomes.length > 1 ? `${refused.length} of ${outcomes.length}: ` : '';
      toast({ title: FAILURES.undoStatus, description: `${rest}${first.detail}`, variant: 'destructive' });
    },
    onError: (error) => toast(failureToast(error, FAILURES.undoStatus)),
  });
  return (orders: readonly Order[]): Pick<ToastRequest, 'showMs' | 'action'> => ({
    showMs: UNDO_MS.offered,
    action: undoAction(() => undo.mutate(orders)),
  });
}

function inWords(orders: readonly Order[]): string {
  const [first] = orders;
  if (first && orders.length === 1) return `${first.orderNumber} is ${STATUS_NAMES[first.status]} again`;
  return `${orders.length} orders are as they were`;
}
