import type { Order } from '#features/orders/contract.ts';
import type { StaffView } from '#features/orders/staff-view.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useToast } from '#ui/toast.tsx';
import { ApiError, api } from '#web/api.ts';
import { useMutation } from '#web/query/use-mutation.ts';
import { FAILURES, failureToast, SUCCESS } from '#web/toast-texts.ts';

type HeldPaymentsProps = {
  order: Order;
  held: StaffView['held'];
  mayManage: boolean;
  mayRefund: boolean;
  onDone: (order: Order) => void;
  onStale: () => void;
};

/** Stripe payments and refunds that do not match the order, with the decision of staff. */
export function HeldPayments({ order, held, mayManage, mayRefund, onDone, onStale }: HeldPaymentsProps) {
  const { toast } = useToast();
  const decide = useMutation({
    mutationFn: ({ heldId, decision }: { heldId: number; decision: 'accept' | 'give_back' }) =>
      api('POST /api/orders/{id}/held-payments/{heldId}', {
        params: { id: String(order.id), heldId: String(heldId) },
        body: { decision },
      }),
    onSuccess: (changed, { decision }) => {
      toast(decision === 'accept' ? SUCCESS.heldPaymentAccepted : SUCCESS.heldPaymentGivenBack);
      onDone(changed);
    },
    onError: (error) => {
      toast(failureToast(error, FAILURES.decideHeldPayment));
      if (error instanceof ApiError && error.status === 409) onStale();
    },
  });
  const decideOn = (heldId: number, decision: 'accept' | 'give_back') => () => {
    if (!decide.isPending) decide.mutate({ heldId, decision });
  };
  return held.map(({ id, what, amount, reason, mayAccept }) => (
    <Notice
      key={`${what} ${id}`}
      tone="caution"
      className="mb-3"
      title={`${what === 'payment' ? 'Payment' : 'Refund'} of ${amount} needs a decision`}
      action={
        mayManage &&
        what === 'payment' && (
          <>
            {mayAccept && (
              <Button size="sm" pending={decide.isPending} onClick={decideOn(id, 'accept')}>
                Accept
              </Button>
            )}
            {mayRefund && (
              <Button size="sm" variant="secondary" pending={decide.isPending} onClick={decideOn(id, 'give_back')}>
                Give back
              </Button>
            )}
          </>
        )
      }
    >
      {reason}
      {mayManage && !mayRefund && what === 'payment' && ' Only an admin can give it back.'}
    </Notice>
  ));
}
