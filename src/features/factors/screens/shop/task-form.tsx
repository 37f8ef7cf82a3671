import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import type { ButtonVariant } from '#ui/button-class.ts';
import { api } from '#web/api.ts';
import { fieldsOf } from '#web/forms/form-answer.ts';
import { FormProblem } from '#web/forms/form-problem.tsx';
import { useFormCall } from '#web/forms/use-form-call.ts';
import { type EnrolPlace, type FactorAnswer, type FactorDone, type FactorTask, runFactorTask } from './factor-task.ts';

export type TaskFormProps = {
  place: EnrolPlace;
  task: FactorTask;
  /** The passkey that it is about. */
  id?: number;
  /** The action's answer to a form that was sent without scripts. */
  answer: FactorAnswer | undefined;
  onDone: (done: FactorDone) => void | Promise<void>;
  /** What has failed when it is refused. */
  failure: string;
  button: string;
  variant?: ButtonVariant;
  size?: 'md' | 'lg';
  children: (field: ReturnType<typeof fieldsOf>) => ReactNode;
};

/** A form about factors. Its fields have the task in their ids, because a page has several of them. */
export function TaskForm({ place, task, id, answer, onDone, failure, button, variant, size, children }: TaskFormProps) {
  const isAnswered = answer?.task === task && (id === undefined || answer.id === String(id));
  const call = useFormCall({
    refused: isAnswered ? answer.problem : undefined,
    send: (form) => runFactorTask(api, place, form),
    onSuccess: onDone,
  });
  const prefix = `${task}-${id === undefined ? '' : `${id}-`}`;
  return (
    <form {...call.props} method="post" noValidate className="flex flex-col gap-4">
      <input type="hidden" name="task" value={task} />
      {id !== undefined && <input type="hidden" name="id" value={id} />}
      {!call.isPending && <FormProblem problem={call.problem} title={failure} idPrefix={prefix} />}
      {children(fieldsOf(call.isPending ? {} : call.errors, prefix))}
      <Button
        type="submit"
        variant={variant}
        size={size}
        full={size === 'lg'}
        className={size === 'lg' ? undefined : 'self-start'}
        pending={call.isPending}
      >
        {button}
      </Button>
    </form>
  );
}
