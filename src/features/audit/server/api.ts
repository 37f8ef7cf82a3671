import type { CallContext } from '#features/accounts/server/door.ts';
import type { auditContract } from '#features/audit/contract.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { onReplica } from '#platform/replica.ts';
import { exportEntries } from './export-entries.ts';
import { listChoices, listEntries } from './find-entries.ts';
import { type NameRecords, nameEntries } from './name-entries.ts';

/** Dependencies on features to the right of audit. */
export interface AuditDeps {
  nameRecords: NameRecords;
}

export function auditHandlers({ nameRecords }: AuditDeps): Handlers<typeof auditContract, CallContext> {
  return {
    'GET /api/audit': async ({ query }, { context: { db } }) => {
      const { items, nextCursor } = await listEntries(db, query);
      return { items: await nameEntries(db, items, nameRecords), nextCursor };
    },
    'GET /api/audit/choices': (_input, { context }) => listChoices(context.db),
    'GET /api/audit/export': ({ query }, { context }) =>
      onReplica(context, (reading) => exportEntries(reading, query, nameRecords)),
  };
}
