import type { CallContext } from '#features/accounts/server/door.ts';
import type { Handlers } from '#platform/http/contract.ts';
import type { customersContract } from '../contract.ts';
import { exportCustomers } from './export-customers.ts';
import { listCustomers } from './find-customers.ts';
import { readCustomer } from './read-customer.ts';

export const customersHandlers: Handlers<typeof customersContract, CallContext> = {
  'GET /api/customers': ({ query }, { context }) => listCustomers(context.db, query),
  'GET /api/customers/export': ({ query }, { context }) => exportCustomers(context, query),
  'GET /api/customers/{id}': ({ params }, { context }) => readCustomer(context.db, params.id),
};
