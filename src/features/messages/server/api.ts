import type { CallContext } from '#features/accounts/server/caller.ts';
import type { messagesContract } from '#features/messages/contract.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { useUp } from '#platform/limits.ts';
import { receiveMessage } from './receive-message.ts';

const CONTACT_LIMIT = { name: 'contact', most: 10, seconds: 3600 };

export const messagesHandlers: Handlers<typeof messagesContract, CallContext> = {
  'POST /api/contact': async ({ body }, { ground, caller, address }) => {
    await useUp(ground, CONTACT_LIMIT, address);
    return { id: await receiveMessage(ground, body, caller.user?.id ?? null) };
  },
};
