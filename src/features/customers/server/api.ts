import type { CallContext } from '#features/accounts/server/door.ts';
import { recordSecurityEvent } from '#features/security/server/door.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { refuse } from '#platform/refusal.ts';
import { onReplica } from '#platform/replica.ts';
import type { customersContract } from '../contract.ts';
import { exportCustomers } from './export-customers.ts';
import { listCustomers } from './find-customers.ts';
import { payOut } from './pay-out-credit.ts';
import { readCustomer } from './read-customer.ts';

export const customersHandlers: Handlers<typeof customersContract, CallContext> = {
  'GET /api/customers': ({ query }, { context }) => listCustomers(context.db, query),
  'GET /api/customers/export': async ({ query }, { context, caller }) => {
    const userId = caller.user?.id ?? null;
    const at = context.clock.now();
    await context.db.transaction((tx) => recordSecurityEvent(tx, { kind: 'customers_exported', userId }, at));
    return onReplica(context, (reading) => exportCustomers(reading, query));
  },
  'GET /api/customers/{id}': ({ params }, { context }) => readCustomer(context.db, params.id),
  'POST /api/customers/{id}/credit/payouts': ({ params, body }, { context, caller: { user } }) => {
    if (!user) throw refuse('unauthenticated', 'Please sign in to pay out credit.');
    return payOut(context, { ...body, customerId: params.id, actor: user });
  },
};
