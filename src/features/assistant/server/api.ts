import { type CallContext, signedIn } from '#features/accounts/server/door.ts';
import type { assistantContract } from '#features/assistant/contract.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { useUp } from '#platform/limits.ts';
import { answerMessage } from './answer-message.ts';
import type { OwnOrders } from './answers/orders.ts';
import { listReplies, saveReply } from './reply-texts.ts';
import { saidByShop } from './said-by-shop.ts';

const LIMIT = { name: 'assistant', most: 30, seconds: 60 };

export function assistantHandlers(deps: { ownOrders: OwnOrders }): Handlers<typeof assistantContract, CallContext> {
  return {
    'POST /api/assistant': async ({ body }, { context, caller, address }) => {
      await useUp(context, LIMIT, address);
      const { message, search = null, page = null, shown = [], before = null, thread = null } = body;
      const asked = { message, search, mind: { page, shown, before }, thread, user: caller.user };
      return saidByShop(context, await answerMessage(context, asked, deps.ownOrders));
    },

    'GET /api/assistant/replies': (_input, { context }) => listReplies(context.db),

    'PUT /api/assistant/replies/{topic}': ({ params, body }, { context, caller }) =>
      saveReply(context, params.topic, body.text, signedIn(caller).id),
  };
}
