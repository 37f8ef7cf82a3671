import { type FormEvent, type ReactNode, useState } from 'react';
import type { Order } from '#features/orders/contract.ts';
import type { StatusOutcome } from '#features/orders/staff-contract.ts';
import { ORDER_STATUSES, type OrderStatus, STATUS_NAMES } from '#features/orders/status.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Select } from '#ui/select-field.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useToast } from '#ui/toast.tsx';
import { api } from '#web/api.ts';
import { paths } from '#web/paths.ts';
import { useMutation } from '#web/query/use-mutation.ts';
import { FAILURES, failureToast, SUCCESS } from '#web/toast-texts.ts';
import { useHydrated } from '#web/use-hydrated.ts';
import { useIsSilent } from '#web/use-is-silent.ts';
import { statusQuestion } from './status-question.ts';
import { useStatusUndo } from './use-status-undo.ts';

/** The id of the form that the list's checkboxes belong to. */
export const BULK_FORM = 'bulk-status';

type BulkStatusProps = {
  chosen: readonly Order[];
  /** Takes the newest version of an order. */
  learn: (order: Order) => void;
  onClear: () => void;
  onOutcomes: (outcomes: StatusOutcome[], status: OrderStatus) => void;
  /** Further actions. */
  children?: ReactNode;
};

/** Sets the status of the selected orders, with an outcome for each. */
export function BulkStatus({ chosen, learn, onClear, onOutcomes, children }: BulkStatusProps) {
  const isSilent = useIsSilent();
  const isAlive = useHydrated();
  const { toast } = useToast();
  const [status, setStatus] = useState<OrderStatus | ''>('');
  const undoOf = useStatusUndo(learn);
  const change = useMutation({
    mutationFn: (to: OrderStatus) =>
      api('POST /api/orders/status', {
        body: { status: to, isUndoable: true, orders: chosen.map(({ id, version }) => ({ id, version })) },
      }),
    onSuccess: ({ outcomes }, to) => {
      const changed = outcomes.flatMap(({ isChanged, order }) => (isChanged && order ? [order] : []));
      if (changed.length > 0) {
        const description = `${inWords(changed.length)} now: ${STATUS_NAMES[to]}`;
        toast({ ...SUCCESS.ordersUpdated, description, ...undoOf(changed) });
      }
      onOutcomes(outcomes, to);
    },
    onError: (error) => toast(failureToast(error, FAILURES.updateOrderStatus)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!status || chosen.length === 0 || change.isPending) return;
    const question = statusQuestion(chosen, status, isSilent);
    if (question === null || window.confirm(question)) change.mutate(status);
  };
  return (
    <form id={BULK_FORM} method="post" onSubmit={submit} className="flex flex-wrap items-center gap-2">
      <input type="hidden" name="intent" value="bulk-status" />
      <p className="meta tabular" role="status">
        {isAlive && chosen.length === 0
          ? 'Tick orders to change them together'
          : isAlive
            ? `${chosen.length} selected`
            : 'Selected orders:'}
      </p>
      {(!isAlive || chosen.length > 0) && (
        <>
          <Select
            dense
            name="status"
            aria-label="Status for the selected orders"
            value={status}
            onChange={(event) => setStatus(event.target.value as OrderStatus | '')}
            placeholder="Set status to…"
            options={ORDER_STATUSES.map((value) => ({ value, label: STATUS_NAMES[value] }))}
            className="w-44"
          />
          <Button type="submit" size="sm" pending={change.isPending} disabled={isAlive && !status}>
            Apply
          </Button>
          {isAlive && children}
          {isAlive && (
            <Button variant="ghost" size="sm" onClick={onClear}>
              Clear selection
            </Button>
          )}
        </>
      )}
    </form>
  );
}

type BulkRefusalsProps = { outcomes: readonly StatusOutcome[]; status: OrderStatus; onDismiss?: () => void };

/** Which orders were not changed, and why. */
export function BulkRefusals({ outcomes, status, onDismiss }: BulkRefusalsProps) {
  const refused = outcomes.filter(({ isChanged }) => !isChanged);
  if (refused.length === 0) return null;
  return (
    <Notice
      tone="caution"
      role="alert"
      className="mb-4"
      title={`${refused.length} of ${outcomes.length} were not set to ${STATUS_NAMES[status]}`}
      action={
        onDismiss && (
          <Button variant="ghost" size="sm" onClick={onDismiss}>
            Dismiss
          </Button>
        )
      }
    >
      <ul className="flex flex-col gap-1">
        {refused.map(({ id, orderNumber, detail }) => (
          <li key={id}>
            {orderNumber ? (
              <TextLink href={paths.staffOrder(orderNumber)} className="tabular">
                {orderNumber}
              </TextLink>
            ) : (
              `Order ${id}`
            )}
            : {detail}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function inWords(count: number): string {
  return count === 1 ? 'One order is' : `${count} orders are`;
}
