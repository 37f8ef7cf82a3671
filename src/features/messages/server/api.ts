import { type CallContext, signedIn } from '#features/accounts/server/door.ts';
import { admit } from '#features/bots/server/door.ts';
import type { messagesContract } from '#features/messages/contract.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { useUp } from '#platform/limits.ts';
import { refuse } from '#platform/refusal.ts';
import { addMessageNote, answerMessage } from './answer-message.ts';
import { changeMessage, listAssignees } from './change-message.ts';
import { listMessages } from './find-messages.ts';
import { findMessageRow, presentMessage } from './load-messages.ts';
import { makeQuote } from './make-quote.ts';
import { receiveMessage } from './receive-message.ts';

const CONTACT_LIMIT = { name: 'contact', most: 10, seconds: 3600 };

export const messagesHandlers: Handlers<typeof messagesContract, CallContext> = {
  'POST /api/contact': async ({ headers, body }, { context, caller, address }) => {
    await useUp(context, CONTACT_LIMIT, address);
    await admit('contact', headers, { context, caller });
    return { id: await receiveMessage(context, body, caller.user?.id ?? null) };
  },

  'GET /api/messages': ({ query }, { context, caller }) => listMessages(context.db, query, signedIn(caller).id),

  'GET /api/messages/assignees': (_, { context }) => listAssignees(context.db),

  'GET /api/messages/{id}': async ({ params }, { context }) => {
    const row = await findMessageRow(context.db, params.id);
    if (!row) throw refuse('not_found', 'There is no such message.');
    return presentMessage(context.db, row);
  },

  'PATCH /api/messages/{id}': ({ params, body }, { context, caller }) =>
    changeMessage(context, params.id, body, signedIn(caller)),

  'POST /api/messages/{id}/replies': ({ params, body }, { context, caller }) =>
    answerMessage(context, { id: params.id, ...body, version: body.version, actor: signedIn(caller) }),

  'POST /api/messages/{id}/notes': ({ params, body }, { context, caller }) =>
    addMessageNote(context, params.id, body.text, signedIn(caller)),

  'POST /api/messages/{id}/quote': ({ params }, { context, caller }) => makeQuote(context, params.id, signedIn(caller)),
};
