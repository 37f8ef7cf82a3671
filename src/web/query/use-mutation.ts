import { useCallback, useEffect, useRef, useState } from 'react';
import { useQueryClient } from './client-context.tsx';
import type { QueryKey } from './query.ts';
import type { QueryClient } from './query-client.ts';

interface MutationOptions<Answer, Sent, Kept> {
  mutationFn(sent: Sent): Promise<Answer>;
  mutationKey?: QueryKey;
  /** Changes of the same scope go out one after the other, in the order in which they were asked for. */
  scope?: { id: string };
  /** Before it is sent; what it returns is handed to `onError`. */
  onMutate?(sent: Sent): Kept | Promise<Kept>;
  onSuccess?(answer: Answer, sent: Sent): unknown;
  onError?(error: Error, sent: Sent, kept: Kept | undefined): unknown;
  /** In the end, however it went. */
  onSettled?(sent: Sent): unknown;
}

type MutationState<Answer, Sent> =
  | {
      isIdle: true;
      isPending: false;
      isSuccess: false;
      isError: false;
      variables: undefined;
      data: undefined;
      error: null;
    }
  | { isIdle: false; isPending: true; isSuccess: false; isError: false; variables: Sent; data: undefined; error: null }
  | { isIdle: false; isPending: false; isSuccess: true; isError: false; variables: Sent; data: Answer; error: null }
  | {
      isIdle: false;
      isPending: false;
      isSuccess: false;
      isError: true;
      variables: Sent;
      data: undefined;
      error: Error;
    };

export type MutationResult<Answer, Sent> = MutationState<Answer, Sent> & {
  mutate(sent: Sent, then?: { onSuccess?(answer: Answer): unknown }): void;
  /** The same for whoever waits for the answer; fails when it does. */
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
export function useMutation<Answer = unknown, Sent = void, Kept = unknown>(
  options: MutationOptions<Answer, Sent, Kept>,
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
      // Only the last one asked for is shown.
      const show = (state: MutationState<Answer, Sent>) => {
        if (count === latest.current.count) setState(state);
      };
      show({ ...BLANK, isPending: true, variables });
      try {
        const data = await send(client, () => latest.current.options, variables);
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
    mutate: useCallback(
      (sent, then) =>
        void mutateAsync(sent).then(
          (answer) => then?.onSuccess?.(answer),
          () => undefined,
        ),
      [mutateAsync],
    ),
    reset: useCallback(() => {
      latest.current.count++;
      setState(IDLE);
    }, []),
  };
}

/** Sends one change with all that belongs to it. The options are read anew at every step: the screen may have moved on. */
function send<Answer, Sent, Kept>(
  client: QueryClient,
  options: () => MutationOptions<Answer, Sent, Kept>,
  sent: Sent,
): Promise<Answer> {
  const { mutationKey, scope } = options();
  const turn = scope && client.turnIn(scope.id);
  return client.whileSending({ mutationKey }, async () => {
    let kept: Kept | undefined;
    try {
      kept = await options().onMutate?.(sent);
      await turn?.come;
      const answer = await options().mutationFn(sent);
      await options().onSuccess?.(answer, sent);
      await options().onSettled?.(sent);
      return answer;
    } catch (error) {
      await options().onError?.(error as Error, sent, kept);
      await options().onSettled?.(sent);
      throw error;
    } finally {
      turn?.over();
    }
  });
}
