import { type FormEvent, type RefObject, useMemo, useRef } from 'react';
import type { Problem } from '#values/problem.ts';
import { useMutation } from '#web/query/use-mutation.ts';
import { fieldsOf, problemOf } from './form-answer.ts';
import { type FollowedProblem, useProblem } from './use-problem.ts';

interface FormCallOptions<Answer> {
  /** The problem that the page's action answered before the scripts arrived. */
  refused?: Problem;
  send(form: FormData): Promise<Answer>;
  onSuccess?(answer: Answer): void | Promise<void>;
  onError?(error: Error, form: FormData): void;
}

export interface FormCall extends FollowedProblem {
  /** For the `<form>` itself. */
  props: { ref: RefObject<HTMLFormElement | null>; onSubmit(event: FormEvent<HTMLFormElement>): void };
  isPending: boolean;
  /** The id, name and error of a field. */
  field: ReturnType<typeof fieldsOf>;
}

/**
 * A form that calls the API itself once the scripts are there, and the page's action before. A second submit while the
 * first is under way does nothing.
 */
export function useFormCall<Answer>({ refused, send, ...callbacks }: FormCallOptions<Answer>): FormCall {
  const ref = useRef<HTMLFormElement>(null);
  // A ref, because both submits of a double click come before the next render.
  const isSending = useRef(false);
  const call = useMutation<Answer, FormData>({
    mutationFn: send,
    onSuccess: (answer) => callbacks.onSuccess?.(answer),
    onError: (error, form) => callbacks.onError?.(error, form),
    onSettled: () => {
      isSending.current = false;
    },
  });
  const failed = useMemo(() => (call.error ? problemOf(call.error) : undefined), [call.error]);
  const open = useProblem(ref, call.isIdle ? refused : failed);
  return {
    props: {
      ref,
      onSubmit: (event) => {
        event.preventDefault();
        if (isSending.current) return;
        isSending.current = true;
        // With the button that was chosen, for it may carry a value.
        call.mutate(new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter));
      },
    },
    isPending: call.isPending,
    ...open,
    field: fieldsOf(open.errors),
  };
}
