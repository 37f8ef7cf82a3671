import { Trash2 } from 'lucide-react';
import { useRevalidator } from 'react-router';
import type { ClosingDayShown } from '#features/delivery/contract.ts';
import { CLOSING_PLACES } from '#features/delivery/promise/closing-place.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Panel } from '#ui/panel.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { formatLondonDay } from '#values/london-day.ts';
import { api } from '#web/api.ts';
import { type FormAnswer, fieldsOf } from '#web/forms/form-answer.ts';
import { FormProblem } from '#web/forms/form-problem.tsx';
import { useFormCall } from '#web/forms/use-form-call.ts';
import type { RecordValues } from '#web/records/record-calls.ts';
import { FAILURES } from '#web/toast-texts.ts';
import { sendClosingDay } from './send-closing-day.ts';

type ClosingDaysProps = {
  days: readonly ClosingDayShown[];
  /** What the page's action answered, before the scripts arrived. */
  answer: FormAnswer<RecordValues> | undefined;
};

/** Days off that no rule knows: stocktaking, or a bank holiday that is proclaimed once. Every promise counts them at once. */
export function ClosingDays({ days, answer }: ClosingDaysProps) {
  const { revalidate } = useRevalidator();
  const form = useFormCall({
    refused: answer?.problem,
    send: (filled) => sendClosingDay(api, filled),
    onSuccess: async () => {
      form.props.ref.current?.reset();
      await revalidate();
    },
  });
  const field = fieldsOf(form.errors, 'closing-');
  return (
    <Panel title="Closing days">
      <p className="meta mb-4">
        Bank holidays of England and Wales, Scotland and Northern Ireland are known. Add what they leave out.
      </p>
      {days.length > 0 && (
        <ul className="mb-5 divide-y divide-line border-line border-y">
          {days.map(({ id, day, place, reason }) => (
            <li key={id} className="flex items-center justify-between gap-4 py-2 text-sm">
              <span className="min-w-0">
                <span className="font-medium">{formatLondonDay(day)}</span>, {reason}
                <span className="meta block">{CLOSING_PLACES[place]}</span>
              </span>
              <form
                method="post"
                onSubmit={async (event) => {
                  event.preventDefault();
                  await sendClosingDay(api, new FormData(event.currentTarget));
                  await revalidate();
                }}
              >
                <input type="hidden" name="intent" value="remove-closing-day" />
                <input type="hidden" name="id" value={id} />
                <IconButton type="submit" label={`Remove ${formatLondonDay(day)}`}>
                  <Trash2 aria-hidden="true" className="size-4" />
                </IconButton>
              </form>
            </li>
          ))}
        </ul>
      )}
      <form {...form.props} method="post" noValidate className="flex flex-col gap-4">
        <input type="hidden" name="intent" value="add-closing-day" />
        <FormProblem problem={form.problem} title={FAILURES.addClosingDay} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...field('day')} label="Day" type="date" required defaultValue={answer?.values.day} />
          <SelectField
            {...field('place')}
            label="Who is closed"
            defaultValue={answer?.values.place ?? 'warehouse'}
            options={Object.entries(CLOSING_PLACES).map(([value, label]) => ({ value, label }))}
          />
          <TextField
            {...field('reason')}
            label="Reason"
            required
            maxLength={100}
            defaultValue={answer?.values.reason}
            className="sm:col-span-2"
          />
        </div>
        <div>
          <Button type="submit" variant="secondary" pending={form.isPending}>
            Add closing day
          </Button>
        </div>
      </form>
    </Panel>
  );
}
