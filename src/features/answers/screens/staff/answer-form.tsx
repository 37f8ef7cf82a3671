import { useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import type { ShopAnswer } from '#features/answers/contract.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TextareaField } from '#ui/textarea-field.tsx';
import type { Problem } from '#values/problem.ts';
import { useProblem } from '#web/forms/use-problem.ts';
import { AnswerByNow, answerByNow } from './answer-by-now.tsx';

type AnswerFormProps = {
  /** The answer that there is, as the form was opened with it. */
  of?: Pick<ShopAnswer, 'id' | 'version'>;
  values: { question: string; alsoAsked: string; answer: string };
  refused: Problem | undefined;
};

/** A question with its other wordings and its answer, to add, change or delete. */
export function AnswerForm({ of, values, refused }: AnswerFormProps) {
  const id = of?.id;
  const form = useRef<HTMLFormElement>(null);
  const { problem, errors } = useProblem(form, refused);
  const isPending = useNavigation().formData?.get('id') === String(id ?? '');
  const part = id ?? 'new';
  const now = answerByNow(problem);
  return (
    <Form ref={form} method="post" preventScrollReset className="flex max-w-3xl flex-col items-start gap-4">
      <input type="hidden" name="id" value={id ?? ''} />
      <input type="hidden" name="version" value={now?.version ?? of?.version ?? ''} />
      {problem && Object.keys(errors).length === 0 && (
        <Notice tone="negative" role="alert" title={problem.title}>
          {problem.detail}
          {now && <AnswerByNow now={now} />}
        </Notice>
      )}
      <TextField
        id={`question-${part}`}
        label="Question"
        name="question"
        required
        maxLength={200}
        defaultValue={values.question}
        error={errors.question}
        className="w-full"
      />
      <TextareaField
        id={`also-asked-${part}`}
        label="Other words for it"
        hint="One to a line, as customers write. The more there are, the surer the assistant knows the question."
        name="alsoAsked"
        optional
        rows={3}
        defaultValue={values.alsoAsked}
        error={errors.alsoAsked ?? Object.entries(errors).find(([field]) => field.startsWith('alsoAsked.'))?.[1]}
        className="w-full"
      />
      <TextareaField
        id={`answer-${part}`}
        label="Answer"
        hint="Everybody can read it, and it is given word for word."
        name="answer"
        required
        rows={3}
        maxLength={1000}
        defaultValue={values.answer}
        error={errors.answer}
        className="w-full"
      />
      <span className="flex gap-2">
        <Button
          type="submit"
          name="intent"
          value={id === undefined ? 'add-answer' : 'change-answer'}
          size="sm"
          variant={id === undefined ? 'primary' : 'secondary'}
          pending={isPending}
        >
          {id === undefined ? 'Add answer' : 'Save answer'}
        </Button>
        {id !== undefined && (
          <Button
            type="submit"
            name="intent"
            value="delete-answer"
            formNoValidate
            size="sm"
            variant="ghost"
            aria-label={`Delete the answer to ‘${values.question}’`}
          >
            Delete
          </Button>
        )}
      </span>
    </Form>
  );
}

/** What was typed, by field. */
export function formValues({ question = '', alsoAsked = '', answer = '' }: Record<string, string>) {
  return { question, alsoAsked, answer };
}
