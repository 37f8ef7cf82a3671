import type { CallContext } from '#features/accounts/server/door.ts';
import type { setupContract } from '#features/setup/contract.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { listChecks } from './list-checks.ts';
import { needsSetup } from './needs-setup.ts';
import { setUpShop } from './set-up-shop.ts';

export const setupHandlers: Handlers<typeof setupContract, CallContext> = {
  'GET /api/setup': async (_input, { context }) => ({ needed: await needsSetup(context) }),

  'GET /api/setup/checklist': (_input, { context }) => listChecks(context),

  'POST /api/setup': async ({ body }, { context, address }) => ({ user: await setUpShop(context, body, address) }),
};
