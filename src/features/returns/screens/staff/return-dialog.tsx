import { useId } from 'react';
import type { Return } from '#features/returns/contract.ts';
import { Dialog } from '#ui/dialog.tsx';
import { AnswerReturnForm } from './answer-return-form.tsx';
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
  isCancelled: boolean;
};

const TITLES: Record<ReturnTask, string> = {
  accept: 'Accept this return',
  refuse: 'Refuse this return',
  refund: 'Refund this return',
};

/** The dialog that answers a return, or completes an accepted one. */
export function ReturnDialog({ task, item, isCancelled, ...ends }: ReturnDialogProps) {
  const id = useId();
  return (
    <Dialog
      open={task !== null}
      onClose={ends.onClose}
      size="sm"
      title={task ? TITLES[task] : ''}
      description={item?.orderNumber}
    >
      {item && task === 'refund' && <RefundReturnForm id={id} item={item} isCancelled={isCancelled} {...ends} />}
      {item && (task === 'accept' || task === 'refuse') && (
        <AnswerReturnForm key={task} id={id} item={item} isAcceptance={task === 'accept'} {...ends} />
      )}
    </Dialog>
  );
}
