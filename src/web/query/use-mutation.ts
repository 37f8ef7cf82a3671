import { useCallback, useEffect, useRef, useState } from 'react';
import { useQueryClient } from './client-context.tsx';
import { type MutationOptions, sendChange } from './send-change.ts';

type Flag = 'isIdle' | 'isPending' | 'isSuccess' | 'isError';
type Phase<Now extends Flag, Known> = Record<Now, true> & Record<Exclude<Flag, Now>, false> & Known;
type MutationState<Answer, Sent> =
  | Phase<'isIdle', { variables: undefined; data: undefined; error: null }>
  | Phase<'isPending', { variables: Sent; data: undefined; error: null }>
  | Phase<'isSuccess', { variables: Sent; data: Answer; error: null }>
  | Phase<'isError', { variables: Sent; data: undefined; error: Error }>;

export type MutationResult<Answer, Sent> = MutationState<Answer, Sent> & {
  mutate(sent: Sent): void;
  /** The same as a promise; rejects when the change fails. */
  mutateAsync(sent: Sent): Promise<Answer>;
  /** Returns to the idle state. */
  reset(): void;
};

const BLANK = {
  isIdle: false,
  isPending: false,
  isSuccess: false,
  isError: false,
  data: undefined,
  error: null,
} as const;
const IDLE = { ...BLANK, isIdle: true, variables: undefined } as const;

/** Sends changes to the API, with the state of the last one. A change while offline fails at once. */
export function useMutation<Answer = unknown, Sent = void, Before = unknown>(
  options: MutationOptions<Answer, Sent, Before>,
): MutationResult<Answer, Sent> {
  const client = useQueryClient();
  const [state, setState] = useState<MutationState<Answer, Sent>>(IDLE);
  const latest = useRef({ options, count: 0 });
  useEffect(() => {
    latest.current.options = options;
  });
  const mutateAsync = useCallback(
    async (variables: Sent): Promise<Answer> => {
      const count = ++latest.current.count;
      // Only the last change is shown, and after the browser has painted its answer to the click.
      const show = (state: MutationState<Answer, Sent>) =>
        setTimeout(() => {
          if (count === latest.current.count) setState(state);
        });
      show({ ...BLANK, isPending: true, variables });
      try {
        const data = await sendChange(client, () => latest.current.options, variables);
        show({ ...BLANK, isSuccess: true, variables, data });
        return data;
      } catch (error) {
        show({ ...BLANK, isError: true, variables, error: error as Error });
        throw error;
      }
    },
    [client],
  );
  return {
    ...state,
    mutateAsync,
    mutate: useCallback((sent) => void mutateAsync(sent).catch(() => undefined), [mutateAsync]),
    reset: useCallback(() => {
      latest.current.count++;
      setState(IDLE);
    }, []),
  };
}
