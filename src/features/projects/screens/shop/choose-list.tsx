import { useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { LIST } from '#features/projects/list-limits.ts';
import { Button } from '#ui/button.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { FormAnswer } from '#web/forms/form-answer.ts';
import { FormProblem } from '#web/forms/form-problem.tsx';
import { useProblem } from '#web/forms/use-problem.ts';
import type { Thing } from './things-to-add.ts';

/** What is typed where something is put on a list. */
export interface TypedChoice {
  list: string;
  name: string;
  room: string;
  quantity: string;
}

export const NEW_LIST = 'new';

type ChooseListProps = {
  things: readonly Thing[];
  lists: readonly { value: string; name: string; says: string }[];
  refused: FormAnswer<TypedChoice> | undefined;
};

/** Which list, which room and how many; one form, without scripts too. */
export function ChooseList({ things, lists, refused }: ChooseListProps) {
  const form = useRef<HTMLFormElement>(null);
  const { problem, errors } = useProblem(form, refused?.problem);
  const isPending = useNavigation().state === 'submitting';
  const values = refused?.values;
  const [only] = things.length === 1 ? things : [];
  return (
    <Form ref={form} method="post" noValidate className="flex max-w-xl flex-col gap-5">
      <FormProblem problem={problem} title="It was not put on the list" />
      {lists.length > 0 ? (
        <RadioCards
          legend="Which list"
          name="list"
          defaultValue={values?.list ?? lists[0]?.value}
          options={[
            ...lists.map(({ value, name, says }) => ({ value, label: name, description: says })),
            { value: NEW_LIST, label: 'A new list' },
          ]}
        />
      ) : (
        <input type="hidden" name="list" value={NEW_LIST} />
      )}
      <TextField
        id="name"
        name="name"
        label={lists.length > 0 ? 'Name of the new list' : 'Name of the list'}
        defaultValue={values?.name ?? ''}
        placeholder="Such as the job or the building"
        error={errors.name}
        maxLength={LIST.nameLetters}
        autoComplete="off"
        optional={lists.length > 0}
      />
      <TextField
        id="lines.0.room"
        name="lines.0.room"
        label="Room or site"
        hint="What fits is checked room by room"
        defaultValue={values?.room ?? ''}
        error={errors['lines.0.room']}
        maxLength={LIST.roomLetters}
        autoComplete="off"
        optional
      />
      {only && (
        <TextField
          id="lines.0.quantity"
          name="lines.0.quantity"
          label="Quantity"
          inputMode="numeric"
          defaultValue={values?.quantity ?? String(only.quantity)}
          error={errors['lines.0.quantity']}
          maxLength={4}
          autoComplete="off"
        />
      )}
      <Button type="submit" size="lg" pending={isPending} pendingLabel="Adding..." className="self-start">
        Add to the list
      </Button>
    </Form>
  );
}
