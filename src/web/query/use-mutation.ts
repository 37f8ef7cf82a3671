import { useCallback, useEffect, useRef, useState } from 'react';
import { useQueryClient } from './client-context.tsx';
import { type MutationOptions, sendChange } from './send-change.ts';

type Flag = 'isIdle' | 'isPending' | 'isSuccess' | 'isError';
type Stage<Now extends Flag, Known> = Record<Now, true> & Record<Exclude<Flag, Now>, false> & Known;
type MutationState<Answer, Sent> =
  | Stage<'isIdle', { variables: undefined; data: undefined; error: null }>
  | Stage<'isPending', { variables: Sent; data: undefined; error: null }>
  | Stage<'isSuccess', { variables: Sent; data: Answer; error: null }>
  | Stage<'isError', { variables: Sent; data: undefined; error: Error }>;

export type MutationResult<Answer, Sent> = MutationState<Answer, Sent> & {
  mutate(sent: Sent): void;
  /** The same, to be waited for; rejects when the change fails. */
  mutateAsync(sent: Sent): Promise<Answer>;
  /** Forgets how it went. */
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

/** A change that is sent to the API, and how the last one went. A press of a button while offline fails and says so. */
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
      // Only the last one asked for is shown, and not before the browser has answered the press itself.
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
