import { useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { TextField } from '#ui/text-field.tsx';
import { type FormAnswer, fieldsOf } from '#web/forms/form-answer.ts';
import { useProblem } from '#web/forms/use-problem.ts';

export type PairValues = { with: string; fits: string; reason: string };

const ASKS_TWICE = 409;

/** Adds or forbids a pair. What the facts contradict is asked a second time, with what they say. */
export function PairForm({ answer }: { answer: FormAnswer<PairValues> | undefined }) {
  const form = useRef<HTMLFormElement>(null);
  const { problem, errors } = useProblem(form, answer?.problem);
  const field = fieldsOf(errors, 'pair-');
  const values = answer?.values;
  const isAskedTwice = problem?.status === ASKS_TWICE;
  const isPending = useNavigation().formData?.get('intent') === 'add';
  return (
    <Panel title="Add a pair">
      <Form ref={form} method="post" noValidate preventScrollReset className="flex max-w-2xl flex-col gap-5">
        <input type="hidden" name="intent" value="add" />
        {problem && Object.keys(errors).length === 0 && (
          <div role="alert" tabIndex={-1}>
            <Notice tone="caution" title={problem.title}>
              {problem.detail}
            </Notice>
          </div>
        )}
        <TextField
          label="The other product"
          hint="Its SKU or number"
          required
          maxLength={64}
          autoComplete="off"
          defaultValue={values?.with}
          {...field('with')}
        />
        <RadioCards
          legend="The two"
          name="fits"
          required
          columns={2}
          defaultValue={values?.fits}
          error={errors.fits}
          options={[
            { value: 'yes', label: 'Fit' },
            { value: 'no', label: 'Do not fit' },
          ]}
        />
        <TextField
          label="Why"
          hint="Shoppers read it, after ‘Our staff:’"
          required
          maxLength={300}
          autoComplete="off"
          defaultValue={values?.reason}
          {...field('reason')}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={isPending} variant={isAskedTwice ? 'secondary' : undefined}>
            Add
          </Button>
          {isAskedTwice && (
            <Button type="submit" name="sure" value="1" variant="danger" pending={isPending}>
              I still want it
            </Button>
          )}
        </div>
      </Form>
    </Panel>
  );
}
