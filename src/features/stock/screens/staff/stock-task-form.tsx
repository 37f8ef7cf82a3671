import { useId, useState } from 'react';
import { STOCK_TASKS, type StockTask } from '#features/stock/reasons.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { api } from '#web/api.ts';
import { fieldsOf } from '#web/forms/form-answer.ts';
import { FormProblem } from '#web/forms/form-problem.tsx';
import { typedCount } from '#web/forms/typed-amount.ts';
import { useFormCall } from '#web/forms/use-form-call.ts';
import { FAILURES, SUCCESS } from '#web/toast-texts.ts';

type StockTaskFormProps = { product: { id: number; name: string; stockQuantity: number }; onDone: () => Promise<void> };

const TASKS: Record<StockTask, { choice: string; label: string; hint: string; note: string; verb: string }> = {
  delivery: {
    choice: 'Receive a delivery',
    label: 'Pieces received',
    hint: 'They are added to the stock',
    note: 'Such as the delivery note and the supplier',
    verb: 'Receive',
  },
  count: {
    choice: 'Count',
    label: 'Pieces counted',
    hint: 'The stock is set to this, as of now',
    note: 'Such as where it was counted',
    verb: 'Set the stock',
  },
  correction: {
    choice: 'Correct',
    label: 'Change',
    hint: '+2 adds two pieces, -2 takes two away',
    note: 'Why: broken, lost, found',
    verb: 'Correct',
  },
};

/** Receives, counts or corrects the stock of one product. */
export function StockTaskForm({ product, onDone }: StockTaskFormProps) {
  const id = useId();
  const { toast } = useToast();
  const [task, setTask] = useState<StockTask>('delivery');
  const call = useFormCall({
    send: (form) => api('POST /api/stock', { body: bodyOf(form, task, product) }),
    onSuccess: async ({ stockBefore, stockAfter }) => {
      // Before the toast: closing the drawer would interrupt the list while it is read.
      await onDone();
      call.props.ref.current?.reset();
      setTask('delivery');
      const figures = [stockBefore, stockAfter].map((stock) => stock.toLocaleString('en-GB')).join(' → ');
      toast({ ...SUCCESS.stockChanged, description: `${product.name}: ${figures}` });
    },
    // The stock has changed meanwhile: the next try is against what is there now.
    onError: () => void onDone(),
  });
  const field = fieldsOf(call.errors, `${id}-`);
  const words = TASKS[task];
  return (
    <form {...call.props} noValidate className="flex flex-col gap-4">
      <FormProblem problem={call.problem} title={FAILURES.changeStock} idPrefix={`${id}-`} />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          {...field('task')}
          label="What happened"
          value={task}
          onChange={(event) => setTask(STOCK_TASKS.find((each) => each === event.target.value) ?? 'delivery')}
          options={STOCK_TASKS.map((each) => ({ value: each, label: TASKS[each].choice }))}
          hint={words.hint}
        />
        <TextField
          {...field('quantity')}
          label={words.label}
          required
          inputMode={task === 'correction' ? 'text' : 'numeric'}
          autoComplete="off"
          hint={`${product.stockQuantity.toLocaleString('en-GB')} in stock now`}
        />
      </div>
      <TextField
        {...field('note')}
        label="Note"
        required={task === 'correction'}
        optional={task !== 'correction'}
        maxLength={500}
        autoComplete="off"
        hint={words.note}
      />
      <Button type="submit" size="sm" pending={call.isPending} className="self-start">
        {words.verb}
      </Button>
    </form>
  );
}

function bodyOf(form: FormData, task: StockTask, product: StockTaskFormProps['product']) {
  return {
    productId: product.id,
    task,
    quantity: typedCount(form.get('quantity')),
    note: String(form.get('note') ?? ''),
    ...(task === 'count' && { stockSeen: product.stockQuantity }),
  };
}
