import { useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { LIST } from '#features/projects/list-limits.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { FormAnswer } from '#web/forms/form-answer.ts';
import { FormProblem } from '#web/forms/form-problem.tsx';
import { useProblem } from '#web/forms/use-problem.ts';

/** Starts a list by its name. */
export function StartList({ refused }: { refused: FormAnswer<{ name: string }> | undefined }) {
  const form = useRef<HTMLFormElement>(null);
  const { problem, errors } = useProblem(form, refused?.problem);
  const isPending = useNavigation().state === 'submitting';
  return (
    <Form ref={form} method="post" noValidate className="flex max-w-xl flex-col gap-4">
      <FormProblem problem={problem} title="The list was not started" />
      <TextField
        id="name"
        name="name"
        label="Name of a new list"
        placeholder="Such as the job or the building"
        defaultValue={refused?.values.name ?? ''}
        error={errors.name}
        maxLength={LIST.nameLetters}
        autoComplete="off"
        required
      />
      <Button type="submit" pending={isPending} pendingLabel="Starting..." className="self-start">
        Start a list
      </Button>
    </Form>
  );
}
