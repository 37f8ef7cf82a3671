import { useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '#ui/button.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { controlClass } from '#ui/control-class.ts';
import type { Problem } from '#values/problem.ts';
import { useProblem } from '#web/forms/use-problem.ts';

type SynonymFormProps = {
  id?: number;
  intent: string;
  terms: string;
  isOneWay: boolean;
  refused: Problem | undefined;
  action: string;
};

/** One group of words, to add, change or delete. */
export function SynonymForm({ id, intent, terms, isOneWay, refused, action }: SynonymFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { problem, errors } = useProblem(form, refused);
  const error = problem && (Object.values(errors)[0] ?? problem.detail);
  const isPending = useNavigation().formData?.get('id') === String(id ?? '');
  return (
    <Form ref={form} method="post" preventScrollReset className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <input type="hidden" name="id" value={id ?? ''} />
      <div className="min-w-0 flex-1 basis-72">
        <input
          aria-label={id === undefined ? 'Words, with commas between them' : `Words of the group ‘${terms}’`}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : `terms-${id ?? 'new'}-error`}
          placeholder="Words, with commas between them"
          name="terms"
          dir="auto"
          defaultValue={terms}
          maxLength={1300}
          className={controlClass}
        />
        {error !== undefined && (
          <p id={`terms-${id ?? 'new'}-error`} role="alert" className="mt-1 text-negative text-sm">
            {error}
          </p>
        )}
      </div>
      <CheckboxField
        id={`one-way-${id ?? 'new'}`}
        label="The first finds the others, not back"
        name="oneWay"
        value="true"
        defaultChecked={isOneWay}
      />
      <span className="flex gap-2">
        <Button type="submit" name="intent" value={intent} size="sm" variant="secondary" pending={isPending}>
          {action}
        </Button>
        {id !== undefined && (
          <Button
            type="submit"
            name="intent"
            value="delete-synonym"
            size="sm"
            variant="ghost"
            aria-label={`Delete ${terms}`}
          >
            Delete
          </Button>
        )}
      </span>
    </Form>
  );
}
