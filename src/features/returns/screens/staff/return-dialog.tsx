import { useId } from 'react';
import type { Order } from '#features/orders/contract.ts';
import type { Return } from '#features/returns/contract.ts';
import { Dialog } from '#ui/dialog.tsx';
import { TextareaField } from '#ui/textarea-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { ApiError, api } from '#web/api.ts';
import { FormFoot } from '#web/forms/form-foot.tsx';
import { FormProblem } from '#web/forms/form-problem.tsx';
import { useFormCall } from '#web/forms/use-form-call.ts';
import { FAILURES, SUCCESS } from '#web/toast-texts.ts';
import { useIsSilent } from '#web/use-is-silent.ts';
import { RefundReturnForm } from './refund-return-form.tsx';

export type ReturnTask = 'accept' | 'refuse' | 'refund';

export interface ReturnTaskEnds {
  onDone: () => void;
  /** Called when a colleague has answered it meanwhile. */
  onStale: () => void;
  onClose: () => void;
}

type ReturnDialogProps = ReturnTaskEnds & {
  /** Null when the dialog is closed. */
  task: ReturnTask | null;
  item: Return | undefined;
  order: Order;
};

const TITLES: Record<ReturnTask, string> = {
  accept: 'Accept this return',
  refuse: 'Refuse this return',
  refund: 'Refund this return',
};

/** The dialog that answers a return, or completes an accepted one. */
export function ReturnDialog({ task, item, order, ...ends }: ReturnDialogProps) {
  const id = useId();
  return (
    <Dialog
      open={task !== null}
      onClose={ends.onClose}
      size="sm"
      title={task ? TITLES[task] : ''}
      description={item?.orderNumber}
    >
      {item && task === 'refund' && <RefundReturnForm id={id} item={item} order={order} {...ends} />}
      {item && (task === 'accept' || task === 'refuse') && (
        <AnswerReturnForm key={task} id={id} item={item} isAcceptance={task === 'accept'} {...ends} />
      )}
    </Dialog>
  );
}

type AnswerReturnFormProps = ReturnTaskEnds & { id: string; item: Return; isAcceptance: boolean };

const READ = 'The customer reads it';

/** Accepts or refuses a return, with a note that the customer reads. */
function AnswerReturnForm({ id, item, isAcceptance, onDone, onStale, onClose }: AnswerReturnFormProps) {
  const isSilent = useIsSilent();
  const { toast } = useToast();
  const call = useFormCall({
    send: (form) =>
      api('PATCH /api/returns/{id}', {
        params: { id: String(item.id) },
        body: { decision: isAcceptance ? 'accepted' : 'refused', note: String(form.get('note') ?? '') },
      }),
    onSuccess: () => {
      toast({ ...SUCCESS.returnAnswered, description: item.orderNumber });
      onDone();
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) onStale();
    },
  });
  return (
    <form {...call.props} noValidate className="flex flex-col gap-5">
      <FormProblem problem={call.problem} title={FAILURES.answerReturn} idPrefix={`${id}-`} />
      <TextareaField
        id={`${id}-note`}
        name="note"
        label={isAcceptance ? 'Note to the customer' : 'Why it is refused'}
        hint={
          isAcceptance ? `How and where to send it. ${isSilent ? READ : 'It goes to the customer by e-mail'}` : READ
        }
        required={!isAcceptance}
        optional={isAcceptance}
        data-autofocus
        rows={4}
        maxLength={2000}
        error={call.errors.note}
      />
      <FormFoot onCancel={onClose} isPending={call.isPending} isDanger={!isAcceptance}>
        {isAcceptance ? 'Accept return' : 'Refuse return'}
      </FormFoot>
    </form>
  );
}
