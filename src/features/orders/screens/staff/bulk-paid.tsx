import type { Order } from '#features/orders/contract.ts';
import { awaitsMoney } from '#features/orders/payable.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/toast.tsx';
import { formatPounds, type Pence, toPence } from '#values/money.ts';
import { api, sentenceOf } from '#web/api.ts';
import { NO_CONNECTION } from '#web/forms/form-answer.ts';
import { useMutation } from '#web/query/use-mutation.ts';
import { FAILURES, SUCCESS } from '#web/toast-texts.ts';

interface Paid {
  orders: number;
  amount: Pence;
  /** Why each of the other orders was refused. */
  refused: string[];
}

/** Marks the selected orders as paid in full, one by one; a refused order does not stop the others. */
export function BulkPaid({ chosen, onPaid }: { chosen: readonly Order[]; onPaid: (order: Order) => void }) {
  const { toast } = useToast();
  const payable = chosen.filter(awaitsMoney);
  const pay = useMutation({
    mutationFn: () => payInTurn(payable, onPaid),
    onSuccess: ({ orders, amount, refused }) => {
      const paid = `${orders === 1 ? 'One order is' : `${orders} orders are`} paid: ${formatPounds(amount)}`;
      if (refused.length === 0) return toast({ ...SUCCESS.paymentsRecorded, description: paid });
      const why = `${refused.length} of ${orders + refused.length} were not: ${refused[0]}`;
      toast({
        title: FAILURES.recordPayment,
        description: orders > 0 ? `${paid}. ${why}` : why,
        variant: 'destructive',
      });
    },
  });
  if (payable.length === 0) return null;
  const start = () => {
    const which = payable.length === 1 ? 'this order' : `these ${payable.length} orders`;
    if (
      !pay.isPending &&
      window.confirm(`Mark ${which} as paid in full? All that is due on each counts as received.`)
    ) {
      pay.mutate();
    }
  };
  return (
    <Button variant="secondary" size="sm" pending={pay.isPending} onClick={start}>
      Mark {payable.length} paid
    </Button>
  );
}

// One after the other: each writes a ledger row and issues an invoice.
async function payInTurn(orders: readonly Order[], onPaid: (order: Order) => void): Promise<Paid> {
  const done: Paid = { orders: 0, amount: 0, refused: [] };
  for (const { id, orderNumber, version } of orders) {
    try {
      const body = { kind: 'payment' as const, version };
      const order = await api('POST /api/orders/{id}/payments', { params: { id: String(id) }, body });
      done.orders += 1;
      done.amount += toPence(order.staff?.payments.at(-1)?.amount ?? 0);
      onPaid(order);
    } catch (error) {
      done.refused.push(`${orderNumber}: ${sentenceOf(error, NO_CONNECTION.title)}`);
    }
  }
  return done;
}
