import type { CallContext } from '#features/accounts/server/door.ts';
import type { auditContract } from '#features/audit/contract.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { exportEntries } from './export-entries.ts';
import { listChoices, listEntries } from './find-entries.ts';

export const auditHandlers: Handlers<typeof auditContract, CallContext> = {
  'GET /api/audit': ({ query }, { context }) => listEntries(context.db, query),
  'GET /api/audit/choices': (_input, { context }) => listChoices(context.db),
  'GET /api/audit/export': ({ query }, { context }) => exportEntries(context, query),
};
