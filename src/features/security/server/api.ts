import type { CallContext } from '#features/accounts/server/door.ts';
import type { securityLogContract } from '#features/security/contract.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { onReplica } from '#platform/replica.ts';
import { exportEvents } from './export-events.ts';
import { listEvents, type NameAccounts } from './find-events.ts';

/** Dependencies on features to the right of the security log. */
export interface SecurityDeps {
  nameAccounts: NameAccounts;
}

export function securityLogHandlers({ nameAccounts }: SecurityDeps): Handlers<typeof securityLogContract, CallContext> {
  return {
    'GET /api/security-events': ({ query }, { context }) => listEvents(context.db, query, nameAccounts),
    'GET /api/security-events/export': ({ query }, { context }) =>
      onReplica(context, (reading) => exportEvents(reading, query, nameAccounts)),
  };
}
