import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PERMISSION_TYPES, type PermissionType } from '#features/permissions/permission.ts';
import type { Call, Who } from '#platform/http/contract.ts';
import { openApi } from '../../src/api.ts';
import { type ApiContract, apiContract } from '../../src/api-contract.ts';
import { signedIn } from '../support/people.ts';
import type { Visitor } from '../support/shop.ts';
import { ADDED, MATRIX, type Rights, TO_COME } from './rights-matrix.ts';
import { sampleCalls } from './sample-calls.ts';
import { changeOfPassword } from './samples/accounts.ts';
import { addressOf, type Sample } from './samples/sample.ts';
import { openWorld, type World } from './samples/world.ts';

type Name = keyof ApiContract;
interface Person {
  visitor: Visitor;
  kind: 'visitor' | 'customer' | 'employer' | 'admin';
  grants: PermissionType[];
}

const PASSWORD = 'Password123!';
const NEW_PASSWORD = 'Another Horse 8 Staple';

const names = Object.keys(sampleCalls) as Name[];
const KINDS = [
  'a visitor',
  'another customer',
  'an employer granted nothing',
  'an admin',
  ...PERMISSION_TYPES,
] as const;

const NOT_NOW: Name[] = [
  'POST /api/orders/{id}/card-payment',
  'POST /api/orders/{id}/confirm-delivery',
  'POST /api/orders/{id}/returns',
  'POST /api/order-requests/{id}/agree',
  'POST /api/order-requests/{id}/withdraw',
  'POST /api/setup',
  'DELETE /api/user/{id}',
  // No sign-in waits for them, no app is being set up, and at an IP address there are no passkeys.
  'POST /api/login/second-factor',
  'POST /api/login/second-factor/options',
  'POST /api/login/passkey/options',
  'POST /api/login/passkey',
  'POST /api/login/enrolment/code',
  'POST /api/login/enrolment/code/confirm',
  'POST /api/login/enrolment/passkey/options',
  'POST /api/login/enrolment/passkey',
  'POST /api/second-factor/code/confirm',
  'DELETE /api/second-factor/code',
  'POST /api/second-factor/passkeys/options',
  'POST /api/second-factor/passkeys',
];

const WIDER = names.flatMap((name) =>
  Object.entries(rightsOf(name).scopes ?? {}).map(([scope, who]) => [name, scope, who] as const),
);

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
  const routes = openApi(world.shop.context).app.routes.filter(({ path, method }) => path !== '/*' && method !== 'ALL');
  const called = routes.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
  const probes = ['GET /api/health', 'GET /api/ready', 'GET /api/openapi.json', 'GET /api/docs'];
  expect(new Set(called)).toEqual(new Set([...Object.keys(apiContract), ...probes]));
});

test('the API describes every one of its calls', async () => {
  const response = await world.shop.visitor().fetch('/api/openapi.json');
  expect(response.status).toBe(200);
  const { paths } = (await response.json()) as { paths: Record<string, object> };
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(new Set(described)).toEqual(new Set(Object.keys(apiContract)));
});

test('the contract gives each call to those whom the specification names, and to nobody else', () => {
  const contract = Object.entries<Call>(apiContract).map(([name, { who, scopes, others }]) => [
    name,
    { who, scopes, others },
  ]);
  const specified = names.map((name) => {
    const { who, scopes, others } = rightsOf(name);
    return [name, { who, scopes, others: others === 'nobody' ? undefined : others }];
  });
  expect(Object.fromEntries(contract)).toEqual(Object.fromEntries(specified));
});

test('every call of the specification is there, but for those that are still to come', () => {
  const missing = Object.keys(MATRIX).filter((name) => !(name in apiContract));
  expect(missing.toSorted()).toEqual(TO_COME.toSorted());
});

describe.each(KINDS)('%s', (kind) => {
  test.each(names.map((name) => [name, rightsOf(name).who] as const))('%s, which is for %s', async (name, who) => {
    const status = await statusOf(people[kind], name, sampleCalls[name](world));
    const other = rightsOf(name).others;
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
  test.each(names.filter((name) => ['public', 'self', 'customer'].includes(apiContract[name].who)))(
    'may still %s',
    async (name) => {
      const isSigning = name === 'POST /api/login' || name === 'POST /api/logout';
      const visitor = isSigning ? world.shop.visitor() : world.customer;
      if (name === 'POST /api/orders') await visitor.post('/api/cart', { productId: world.floor.bracket, quantity: 1 });
      const owner = { visitor, kind: 'customer' as const, grants: [] };
      const isPassword = name === 'POST /api/password';
      const call = isPassword ? changeOfPassword(PASSWORD, NEW_PASSWORD) : sampleCalls[name](world);
      const status = await statusOf(owner, name, call);
      // Back again, for the calls after it.
      if (isPassword) expect(await statusOf(owner, name, changeOfPassword(NEW_PASSWORD, PASSWORD))).toBe(204);
      // An order is still on its way, and a demo needs no setting up: allowed, but not now.
      if (NOT_NOW.includes(name)) expect(status).toBe(409);
      else
        expect(status).toBe(
          ('status' in apiContract[name] && apiContract[name].status) ||
            ('answer' in apiContract[name] || 'answersFile' in apiContract[name] ? 200 : 204),
        );
    },
  );
});

function rightsOf(name: Name): Rights {
  const rights = MATRIX[name] ?? ADDED[name];
  if (!rights) throw new Error(`${name} stands in no table of rights: add it to rights-matrix.ts with its reason.`);
  return rights;
}

async function statusOf({ visitor }: Person, name: Name, sample: Sample): Promise<number> {
  const { method, url } = addressOf(name, sample);
  // Signing in or out would make somebody else of this person.
  const caller = /\/(login|logout)$/.test(url) ? world.shop.visitor() : visitor;
  await world.shop.context.pool.query('delete from rate_limits');
  const response = await caller.fetch(url, {
    method,
    headers: { ...sample.headers, ...(sample.file ? { 'content-type': sample.file.type } : {}) },
    ...(sample.body ? { json: sample.body } : {}),
    ...(sample.file ? { body: sample.file.content } : {}),
  });
  return response.status;
}

// As `api.md` has it: an admin may do what any employer may, and who manages something sees it too.
function may({ kind, grants }: Person, who: Who): boolean {
  if (who === 'public') return true;
  if (who === 'self') return kind !== 'visitor';
  if (who === 'customer') return kind === 'customer';
  if (kind === 'admin') return true;
  if (who === 'staff') return kind === 'employer';
  return grants.some((grant) => who === `perm:${grant}` || who === `perm:${grant.replace('manage_', 'view_')}`);
}

test('the documentation prints who may make which call', async () => {
  const page = await (await world.shop.fetch('/api/docs')).text();
  const rowOf = (call: string) =>
    new RegExp(`<code>${call.replace(/[?{}]/g, '\\$&')}</code></th>(.*?)</tr>`).exec(page);
  const cellsOf = (call: string) => [...(rowOf(call)?.[1] ?? '').matchAll(/<td>(\w*)<\/td>/g)].map(([, cell]) => cell);
  const [visitor, customer, employer, ...rest] = cellsOf('GET /api/rewards');
  expect([visitor, customer, employer, rest.at(-1)]).toEqual(['', 'own', 'own', 'yes']);
  expect(cellsOf('GET /api/orders?scope=all')).toEqual(
    ['Visitor', 'Customer', 'Employer', ...PERMISSION_TYPES, 'Admin'].map((role) =>
      ['view_orders', 'manage_orders', 'Admin'].includes(role) ? 'yes' : '',
    ),
  );
});
