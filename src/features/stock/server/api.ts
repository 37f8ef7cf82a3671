import { type CallContext, signedIn } from '#features/accounts/server/door.ts';
import type { stockContract } from '#features/stock/contract.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { onReplica } from '#platform/replica.ts';
import { changeStock } from './change-stock.ts';
import { countToReorder } from './count-to-reorder.ts';
import { exportMovements } from './export-movements.ts';
import { listActors, listMovements } from './find-movements.ts';

export const stockHandlers: Handlers<typeof stockContract, CallContext> = {
  'GET /api/stock': ({ query }, { context }) => listMovements(context.db, query),
  'GET /api/stock/choices': async (_input, { context }) => ({ actors: await listActors(context.db) }),
  'GET /api/stock/to-reorder': (_input, { context }) => countToReorder(context.db),
  'GET /api/stock/export': ({ query }, { context }) => onReplica(context, (reading) => exportMovements(reading, query)),
  'POST /api/stock': ({ body }, { context, caller }) => changeStock(context, body, signedIn(caller).id),
};
