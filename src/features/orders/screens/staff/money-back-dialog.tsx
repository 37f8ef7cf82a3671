import { useId, useState } from 'react';
import type { Order } from '#features/orders/contract.ts';
import { MOST_PAYBACK_DAYS } from '#features/orders/overdue.ts';
import type { OwedWay } from '#features/orders/owed-back.ts';
import { withheldOnCancelling } from '#features/orders/withheld.ts';
import { Dialog } from '#ui/dialog.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TextareaField } from '#ui/textarea-field.tsx';
import { addLondonDays, londonDayOf } from '#values/london-day.ts';
import { formatPounds, type Pence, toPence } from '#values/money.ts';
import type { Problem } from '#values/problem.ts';
import { fieldsOf } from '#web/forms/form-answer.ts';
import { FormFoot } from '#web/forms/form-foot.tsx';
import { FormProblem } from '#web/forms/form-problem.tsx';
import { withFieldsOf } from '#web/forms/renamed-errors.ts';
import { useFormCall } from '#web/forms/use-form-call.ts';
import { useIsSilent } from '#web/use-is-silent.ts';
import { partsOfRefund, refundWords } from './refund-words.ts';

/** What is decided about the money: nothing yet, or how it goes back. */
export type MoneyChoice = { how: OwedWay; reason: string; dueOn?: string | undefined; reference?: string } | undefined;

type MoneyBackDialogProps = {
  /** The order whose money goes back; null: the dialog is shut. */
  order: Order | null;
  /** Whether the order is cancelled with it, or was cancelled before. */
  isCancelling: boolean;
  isAdmin: boolean;
  failure: string;
  send: (order: Order, money: MoneyChoice) => Promise<Order>;
  onDone: (order: Order) => void;
  onClose: () => void;
};

const TRANSFER_DAYS = 7;

/** Asks what becomes of the money of an order that is cancelled. */
export function MoneyBackDialog({ order, ...props }: MoneyBackDialogProps) {
  return (
    <Dialog
      open={order !== null}
      onClose={props.onClose}
      size="sm"
      title={props.isCancelling ? 'Cancel a paid order' : 'Pay back'}
      description={order?.orderNumber}
    >
      {order && <MoneyBackForm order={order} {...props} />}
    </Dialog>
  );
}

// The credit note of the cancellation is there already.
const IN_EMAIL = 'The customer reads it in the e-mail about the refund';

type Way = OwedWay | 'later';

function MoneyBackForm(props: MoneyBackDialogProps & { order: Order }) {
  const isSilent = useIsSilent();
  const { isCancelling, isAdmin, failure, send, onDone, onClose } = props;
  // With the cancellation all of it is owed back, not only what was too much.
  const order = isCancelling ? { ...props.order, owedBack: null } : props.order;
  const mayRefund = isAdmin || !order.staff?.areRefundsForAdmins;
  const id = useId();
  const [way, setWay] = useState<Way>(mayRefund ? 'refund' : 'later');
  const call = useFormCall({
    send: (form) => withFieldsOf(send(order, choiceOf(form, way)), unprefixed),
    onSuccess: onDone,
  });
  const field = fieldsOf(call.errors, `${id}-`);
  const isDecided = way !== 'later';
  return (
    <form {...call.props} noValidate className="flex flex-col gap-5">
      <FormProblem problem={call.problem} title={failure} idPrefix={`${id}-`} />
      <RadioCards
        legend={`${formatPounds(amountLeft(order))} is left to give back`}
        name="how"
        value={way}
        onValueChange={(value) => setWay(value as Way)}
        options={optionsFor(order, isCancelling, mayRefund)}
      />
      {withheldOf(order) > 0 && (
        <p className="meta">{formatPounds(withheldOf(order))} more is withheld for points that are spent already.</p>
      )}
      {isDecided && (
        <TextareaField
          {...field('reason')}
          label="Reason"
          required
          defaultValue={order.staff?.owedReason ?? ''}
          rows={2}
          maxLength={500}
          hint={
            isCancelling
              ? 'Printed on the customer’s credit note'
              : way === 'transfer' || isSilent
                ? undefined
                : IN_EMAIL
          }
        />
      )}
      {way === 'transfer' && (
        <TextField
          {...field('dueOn')}
          type="date"
          label="Transferred by"
          required
          min={londonDayOf(new Date())}
          max={addLondonDays(londonDayOf(new Date()), MOST_PAYBACK_DAYS)}
          defaultValue={addLondonDays(londonDayOf(new Date()), TRANSFER_DAYS)}
          hint={`${isSilent ? 'Until then it' : 'The customer is told this day; until then it'} stands under Owed back`}
        />
      )}
      {!isCancelling && way === 'refund' && (
        <TextField {...field('reference')} label="Reference" optional maxLength={100} autoComplete="off" />
      )}
      <FormFoot
        onCancel={onClose}
        isPending={call.isPending}
        isDanger={isCancelling}
        {...(isCancelling && { cancelLabel: 'Keep the order' })}
      >
        {isCancelling ? 'Cancel the order' : 'Save'}
      </FormFoot>
    </form>
  );
}

// What goes back is what was paid, less what is withheld for spent points.
function amountLeft(order: Order): Pence {
  return amountHeld(order) - withheldOf(order);
}

// What was paid too much earned no points.
function withheldOf(order: Order): Pence {
  if (isTooMuch(order)) return 0;
  return Math.min(amountHeld(order), withheldOnCancelling(order, order.staff?.points));
}

function amountHeld({ owedBack, paid }: Order): Pence {
  return toPence(owedBack?.amount ?? paid);
}

/** Of an order that stands only what was paid too much goes back. */
function isTooMuch({ status, owedBack }: Order): boolean {
  return status !== 'cancelled' && owedBack !== null;
}

function optionsFor(order: Order, isCancelling: boolean, mayRefund: boolean) {
  const { customerId, staff } = order;
  const credit = staff ? partsOfRefund(amountLeft(order), staff).credit : 0;
  const transfer = amountLeft(order) - credit;
  const later = {
    value: 'later',
    label: 'Decide later',
    description: mayRefund
      ? 'It stands under Owed back until it is'
      : 'Refunds are for admins; it stands under Owed back',
  };
  const ways = [
    { value: 'refund', label: 'Refund now', description: staff ? refundWords(amountLeft(order), staff) : undefined },
    ...(transfer > 0
      ? [{ value: 'transfer', label: 'By bank transfer, later', description: laterWords(transfer, credit) }]
      : []),
    ...(customerId === null ? [] : [isTooMuch(order) ? { ...AS_CREDIT, description: SPENT_LATER } : AS_CREDIT]),
  ];
  return [...(mayRefund ? ways : []), ...(isCancelling ? [later] : [])];
}

function laterWords(transfer: Pence, credit: Pence): string {
  const task = `${formatPounds(transfer)} is a task with a day, under Owed back`;
  return credit > 0 ? `${task}; ${formatPounds(credit)} goes back as account credit by itself` : task;
}

const SPENT_LATER = 'The customer spends it on other orders';

const AS_CREDIT = {
  value: 'credit',
  label: 'As credit of the account',
  description: `${SPENT_LATER}; the credit note comes first`,
};

function choiceOf(form: FormData, how: Way): MoneyChoice {
  if (how === 'later') return undefined;
  const text = (name: string) => String(form.get(name) ?? '');
  return { how, reason: text('reason'), dueOn: text('dueOn') || undefined, reference: text('reference') };
}

// The status call has the decision as a part of its own.
function unprefixed({ errors }: Problem): Problem['errors'] {
  return (
    errors && Object.fromEntries(Object.entries(errors).map(([name, said]) => [name.replace(/^money\./, ''), said]))
  );
}
