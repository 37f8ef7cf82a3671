import { type ReactNode, useState } from 'react';
import type { Order } from '#features/orders/contract.ts';
import { awaitsMoney, mayComeIn } from '#features/orders/payable.ts';
import { visitOf } from '#features/orders/visit.ts';
import { givingOf } from '#features/rewards/by-hand.ts';
import { PointsDialog } from '#features/rewards/screens/staff/points-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/toast.tsx';
import { toPence } from '#values/money.ts';
import { api } from '#web/api.ts';
import { NoteForm } from '#web/forms/note-form.tsx';
import { FAILURES } from '#web/toast-texts.ts';
import { DeliveryDialog } from './delivery-dialog.tsx';
import { FittingDialog } from './fitting-dialog.tsx';
import { HeldPayments } from './held-payments.tsx';
import { HoldButton, HoldDialog } from './hold-dialog.tsx';
import { MoneyBackDialog, type MoneyChoice } from './money-back-dialog.tsx';
import type { OrderSlots } from './order-details.tsx';
import { type MoneyTask, PaymentDialog } from './payment-dialog.tsx';

type OrderTasksOptions = {
  mayManage: boolean;
  mayAdjust: boolean;
  isAdmin: boolean;
  onChange: (order: Order) => void;
  onStale: () => void;
};

type Task = MoneyTask | 'money back' | 'points' | 'delivery' | 'fitting' | 'hold';

/** What may be done about an order's money, points and notes: the buttons in its details, and the dialogs they open. */
export function useOrderTasks({ mayManage, mayAdjust, isAdmin, onChange, onStale }: OrderTasksOptions) {
  const [task, setTask] = useState<Task | null>(null);
  const { dismiss } = useToast();
  const close = () => setTask(null);
  const start = (next: Task) => {
    // On a phone the previous toast would cover the dialog's buttons.
    dismiss();
    setTask(next);
  };

  const slotsOf = (order: Order): OrderSlots => {
    if (!order.staff) return {};
    const mayRefund = mayManage && (isAdmin || !order.staff.areRefundsForAdmins);
    const may = { mayManage, mayRefund };
    return {
      heldPayments: order.staff.held.length > 0 && (
        <HeldPayments order={order} held={order.staff.held} {...may} onDone={onChange} onStale={onStale} />
      ),
      moneyActions: moneyActions(order, may, start),
      holdAction: mayManage && isHoldable(order) && <HoldButton onClick={() => start('hold')} />,
      pointsAction: mayAdjust && (
        <Button size="sm" variant="secondary" onClick={() => start('points')}>
          Adjust points
        </Button>
      ),
      deliveryAction: mayManage && isUnderWay(order) && (
        <Button size="sm" variant="secondary" onClick={() => start('delivery')}>
          Change delivery
        </Button>
      ),
      fittingAction: mayManage && fittingAction(order, () => start('fitting')),
      noteForm: mayManage && (
        <NoteForm
          key={order.id}
          about={order.orderNumber}
          hint="For colleagues; the customer does not see it"
          send={(text) => api('POST /api/orders/{id}/notes', { params: { id: String(order.id) }, body: { text } })}
          onDone={onChange}
        />
      ),
    };
  };

  const dialogsOf = (order: Order) => {
    const { staff, customer } = order;
    if (!staff) return null;
    const done = (changed: Order) => {
      close();
      onChange(changed);
    };
    return (
      <>
        <PaymentDialog
          task={task === 'payment' || task === 'refund' ? task : null}
          order={order}
          staff={staff}
          onDone={done}
          onStale={onStale}
          onClose={close}
        />
        <MoneyBackDialog
          order={task === 'money back' ? order : null}
          isCancelling={false}
          isAdmin={isAdmin}
          failure={FAILURES.recordRefund}
          send={sendMoneyBack}
          onDone={done}
          onClose={close}
        />
        <HoldDialog open={task === 'hold'} order={order} onDone={done} onStale={onStale} onClose={close} />
        <FittingDialog open={task === 'fitting'} order={order} onDone={done} onStale={onStale} onClose={close} />
        <DeliveryDialog open={task === 'delivery'} order={order} onDone={done} onStale={onStale} onClose={close} />
        {customer.id !== null && staff.points && (
          <PointsDialog
            open={task === 'points'}
            customer={{ id: customer.id, name: customer.name }}
            balance={staff.points.balance}
            giving={givingOf(isAdmin, staff.areRefundsForAdmins)}
            onDone={() => {
              close();
              onStale();
            }}
            onClose={close}
          />
        )}
      </>
    );
  };

  /** The most common next step, always visible in the drawer's footer. */
  const nextStepOf = (order: Order) =>
    mayManage &&
    order.staff &&
    awaitsMoney(order) && (
      <Button onClick={() => start('payment')} className="sm:order-last">
        Mark paid
      </Button>
    );
  return { slotsOf, dialogsOf, nextStepOf };
}

function fittingAction({ fitting, items, status }: Order, onClick: () => void): ReactNode {
  if (!fitting || status === 'cancelled') return null;
  const visit = visitOf(items);
  return fitting.confirmedOn ? (
    <Button size="sm" variant="secondary" onClick={onClick}>
      Move the {visit}
    </Button>
  ) : (
    <Button size="sm" onClick={onClick}>
      Confirm the {visit}
    </Button>
  );
}

// Card orders have a deadline of their own.
function isHoldable({ status, paymentStatus, cardPayment }: Order): boolean {
  return status === 'pending' && paymentStatus === 'pending' && cardPayment === null;
}

function isUnderWay({ status }: Order): boolean {
  return status !== 'delivered' && status !== 'cancelled';
}

function sendMoneyBack({ id, version }: Order, money: MoneyChoice): Promise<Order> {
  if (!money) throw new Error('What is owed back is decided, or the dialog is closed.');
  return api('POST /api/orders/{id}/owed-back', { params: { id: String(id) }, body: { ...money, version } });
}

interface May {
  mayManage: boolean;
  mayRefund: boolean;
}

function moneyActions(order: Order, { mayManage, mayRefund }: May, open: (task: MoneyTask | 'money back') => void) {
  const back = mayRefund && backAction(order, open);
  // Money that comes although nothing is due: not a step that is expected, so not the button in the footer.
  const isUnasked = mayManage && mayComeIn(order) && !awaitsMoney(order);
  if (!isUnasked) return back;
  return (
    <>
      {back}
      <Button size="sm" variant="secondary" onClick={() => open('payment')}>
        Record a payment
      </Button>
    </>
  );
}

function backAction(order: Order, open: (task: MoneyTask | 'money back') => void): ReactNode {
  // A second decision would meet the first, which is on its way.
  if (order.owedBack?.isBeingDecided) return null;
  if (order.owedBack) {
    return (
      <>
        <Button size="sm" onClick={() => open('money back')}>
          Pay back
        </Button>
        {order.status !== 'cancelled' && refundButton(open)}
      </>
    );
  }
  if (toPence(order.staff?.refundable ?? 0) <= 0) return null;
  return refundButton(open);
}

function refundButton(open: (task: MoneyTask) => void) {
  return (
    <Button size="sm" variant="secondary" onClick={() => open('refund')}>
      Refund
    </Button>
  );
}
