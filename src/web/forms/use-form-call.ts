import { type FormEvent, type RefObject, useMemo, useRef } from 'react';
import type { Problem } from '#values/problem.ts';
import { useMutation } from '#web/query/use-mutation.ts';
import { fieldErrors, problemOf, useFocusOnProblem } from './form-answer.ts';

interface FormCallOptions<Answer> {
  /** What the page's action found wrong with the same form before the scripts arrived. */
  refused?: Problem;
  send(form: FormData): Promise<Answer>;
  onSuccess?(answer: Answer): void | Promise<void>;
  onError?(error: Error, form: FormData): void;
}

export interface FormCall {
  /** For the `<form>` itself. */
  props: { ref: RefObject<HTMLFormElement | null>; onSubmit(event: FormEvent<HTMLFormElement>): void };
  isPending: boolean;
  problem: Problem | undefined;
  /** The first message for every field that is wrong. */
  errors: Record<string, string>;
}

/**
 * A form that speaks to the API by itself once its scripts are there, and to the page's action before. A second press while
 * the first is on its way does nothing.
 */
export function useFormCall<Answer>({ refused, send, ...told }: FormCallOptions<Answer>): FormCall {
  const ref = useRef<HTMLFormElement>(null);
  // The two presses of a double click come before anything is drawn anew.
  const isOnItsWay = useRef(false);
  const call = useMutation<Answer, FormData>({
    mutationFn: send,
    onSuccess: (answer) => told.onSuccess?.(answer),
    onError: (error, form) => told.onError?.(error, form),
    onSettled: () => {
      isOnItsWay.current = false;
    },
  });
  const failed = useMemo(() => (call.error ? problemOf(call.error) : undefined), [call.error]);
  const problem = call.isIdle ? refused : failed;
  useFocusOnProblem(ref, problem);
  return {
    props: {
      ref,
      onSubmit: (event) => {
        event.preventDefault();
        if (isOnItsWay.current) return;
        isOnItsWay.current = true;
        call.mutate(new FormData(event.currentTarget));
      },
    },
    isPending: call.isPending,
    problem,
    errors: fieldErrors(problem),
  };
}
