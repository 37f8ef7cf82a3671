import type { QueryKey } from './query.ts';
import type { QueryClient } from './query-client.ts';

export interface MutationOptions<Answer, Sent, Before> {
  mutationFn(sent: Sent): Promise<Answer>;
  mutationKey?: QueryKey;
  /** Changes of the same scope are sent one after the other, in order. */
  scope?: { id: string };
  /** Called before sending; its result is passed to `onError`. */
  onMutate?(sent: Sent): Before | Promise<Before>;
  onSuccess?(answer: Answer, sent: Sent): unknown;
  onError?(error: Error, sent: Sent, before: Before | undefined): unknown;
  /** Called last, after success and failure. */
  onSettled?(sent: Sent): unknown;
}

/** Sends one change and calls its callbacks. The options are read at every step, because the component may have rendered since. */
export function sendChange<Answer, Sent, Before>(
  client: QueryClient,
  options: () => MutationOptions<Answer, Sent, Before>,
  sent: Sent,
): Promise<Answer> {
  const { mutationKey, scope } = options();
  const turn = scope && client.turnIn(scope.id);
  return client.whileSending({ mutationKey }, async () => {
    let before: Before | undefined;
    try {
      before = await options().onMutate?.(sent);
      await turn?.come;
      const answer = await options().mutationFn(sent);
      await options().onSuccess?.(answer, sent);
      await options().onSettled?.(sent);
      return answer;
    } catch (error) {
      await options().onError?.(error as Error, sent, before);
      await options().onSettled?.(sent);
      throw error;
    } finally {
      turn?.over();
    }
  });
}
