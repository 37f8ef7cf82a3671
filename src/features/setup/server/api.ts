import type { CallContext } from '#features/accounts/server/caller.ts';
import type { setupContract } from '#features/setup/contract.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { needsSetup } from './needs-setup.ts';
import { setUpShop } from './set-up-shop.ts';

export const setupHandlers: Handlers<typeof setupContract, CallContext> = {
  'GET /api/setup': async (_input, { ground }) => ({ needed: await needsSetup(ground) }),

  'POST /api/setup': async ({ body }, { ground, address }) => ({ user: await setUpShop(ground, body, address) }),
};
