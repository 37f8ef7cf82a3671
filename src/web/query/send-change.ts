import type { QueryKey } from './query.ts';
import type { QueryClient } from './query-client.ts';

export interface MutationOptions<Answer, Sent, Kept> {
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

/** Sends one change with all that belongs to it. The options are read anew at every step: the screen may have moved on. */
export function sendChange<Answer, Sent, Kept>(
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
