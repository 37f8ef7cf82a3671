import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PERMISSION_TYPES, type PermissionType } from '#features/permissions/permission.ts';
import type { Who } from '#platform/http/contract.ts';
import { type ApiContract, apiContract, openApi } from '../../src/api.ts';
import { signedIn } from '../support/people.ts';
import type { Visitor } from '../support/shop.ts';
import { addressOf, openWorld, type Sample, sampleCalls, type World } from './sample-calls.ts';

type Name = keyof ApiContract;
interface Person {
  visitor: Visitor;
  kind: 'visitor' | 'customer' | 'employer' | 'admin';
  grants: PermissionType[];
}

const names = Object.keys(sampleCalls) as Name[];
const KINDS = [
  'a visitor',
  'another customer',
  'an employer granted nothing',
  'an admin',
  ...PERMISSION_TYPES,
] as const;

/** Calls that name a record of the customer's, and who else may make them: nobody, or whoever may see such records. */
const OWNED: Partial<Record<Name, Who | 'nobody'>> = {
  'PUT /api/addresses/{id}': 'nobody',
  'DELETE /api/addresses/{id}': 'nobody',
  'GET /api/cart/{customerId}': 'nobody',
  'POST /api/cart': 'nobody',
  'PUT /api/cart/{id}': 'nobody',
  'DELETE /api/cart/{id}': 'nobody',
  'DELETE /api/cart/customer/{customerId}': 'nobody',
  'GET /api/rewards': 'perm:view_customers',
  'GET /api/reward-transactions': 'perm:view_customers',
  'GET /api/orders/{id}': 'perm:view_orders',
  'POST /api/orders/{id}/confirm-delivery': 'nobody',
  'PATCH /api/notifications/{id}': 'nobody',
  'DELETE /api/notifications/{id}': 'nobody',
};

/** What else a list shows to those who ask for more. */
const WIDER: [name: Name, scope: string, who: Who][] = [
  ['GET /api/products', 'store', 'perm:view_products'],
  ['GET /api/orders', 'all', 'perm:view_orders'],
  ['GET /api/delivery-methods', 'all', 'perm:view_orders'],
  ['GET /api/payment-methods', 'all', 'perm:view_orders'],
  ['GET /api/currencies', 'all', 'perm:view_orders'],
];

let world: World;
let people: Record<(typeof KINDS)[number], Person>;

beforeAll(async () => {
  world = await openWorld();
  const { shop } = world;
  const as = async (kind: 'public' | 'employer' | 'admin', grants: PermissionType[] = []): Promise<Person> => ({
    visitor: await signedIn(shop, kind, grants),
    kind: kind === 'public' ? 'customer' : kind,
    grants,
  });
  const granted = await Promise.all(
    PERMISSION_TYPES.map(async (grant) => [grant, await as('employer', [grant])] as const),
  );
  people = {
    'a visitor': { visitor: shop.visitor(), kind: 'visitor', grants: [] },
    'another customer': await as('public'),
    'an employer granted nothing': await as('employer'),
    'an admin': await as('admin'),
    ...(Object.fromEntries(granted) as Record<PermissionType, Person>),
  };
});
afterAll(() => world?.shop.close());

test('every address that the API answers is in the contract, and so has its rights', () => {
  const routes = openApi(world.shop.ground).routes.filter(({ path, method }) => path !== '/*' && method !== 'ALL');
  const called = routes.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
  const probes = ['GET /api/health', 'GET /api/ready', 'GET /api/openapi.json', 'GET /api/docs'];
  expect(new Set(called)).toEqual(new Set([...Object.keys(apiContract), ...probes]));
});

describe.each(KINDS)('%s', (kind) => {
  test.each(names.map((name) => [name, apiContract[name].who] as const))('%s, which is for %s', async (name, who) => {
    const status = await statusOf(people[kind], name, sampleCalls[name](world));
    const other = OWNED[name];
    const { kind: what } = people[kind];
    if (what === 'visitor' && who !== 'public') expect(status).toBe(401);
    else if (!may(people[kind], who)) expect(status).toBe(403);
    else if (other && (other === 'nobody' || !may(people[kind], other))) expect([401, 403, 404]).toContain(status);
    else expect([401, 403, 404]).not.toContain(status);
  });

  test.each(WIDER)('%s?scope=%s, which is for %s', async (name, scope, who) => {
    const status = await statusOf(people[kind], name, { query: { scope } });
    const refused = people[kind].kind === 'visitor' ? 401 : 403;
    expect(status).toBe(may(people[kind], who) ? 200 : refused);
  });
});

describe('the owner, after all those attempts,', () => {
  test.each(names.filter((name) => !apiContract[name].who.startsWith('perm:')))('may still %s', async (name) => {
    const isSigning = name === 'POST /api/login' || name === 'POST /api/logout';
    const visitor = isSigning ? world.shop.visitor() : world.customer;
    if (name === 'POST /api/orders') await visitor.post('/api/cart', { productId: world.floor.bracket, quantity: 1 });
    const status = await statusOf({ visitor, kind: 'customer', grants: [] }, name, sampleCalls[name](world));
    // The order is not out for delivery, so its arrival cannot be confirmed: allowed, but not now.
    if (name === 'POST /api/orders/{id}/confirm-delivery') expect(status).toBe(409);
    else
      expect(status).toBe(
        ('status' in apiContract[name] && apiContract[name].status) || ('answer' in apiContract[name] ? 200 : 204),
      );
  });
});

async function statusOf({ visitor }: Person, name: Name, sample: Sample): Promise<number> {
  const { method, url } = addressOf(name, sample);
  // Signing in or out would make somebody else of this person.
  const caller = /\/(login|logout)$/.test(url) ? world.shop.visitor() : visitor;
  await world.shop.ground.pool.query('delete from rate_limits');
  const response = await caller.fetch(url, {
    method,
    headers: sample.headers,
    ...(sample.body ? { json: sample.body } : {}),
  });
  return response.status;
}

// As `api.md` has it: an admin may do what any employer may, and who manages something sees it too.
function may({ kind, grants }: Person, who: Who): boolean {
  if (who === 'public') return true;
  if (who === 'self') return kind !== 'visitor';
  if (kind === 'admin') return true;
  return grants.some((grant) => who === `perm:${grant}` || who === `perm:${grant.replace('manage_', 'view_')}`);
}
