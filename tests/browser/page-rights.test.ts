import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SESSION_COOKIE } from '#features/accounts/server/cookie-names.ts';
import { createSession } from '#features/accounts/server/session.ts';
import { users } from '#features/accounts/tables.ts';
import type { UserType } from '#features/accounts/user-types.ts';
import { PERMISSION_TYPES, type PermissionType } from '#features/permissions/permission.ts';
import { permissions } from '#features/permissions/tables.ts';
import { type DatabasePool, openDatabase } from '#platform/database.ts';
import { openLog } from '#platform/log.ts';
import routes from '../../src/routes.ts';
import { databaseUrl, openOwnShop, shopUrl } from './own-shop.ts';

// Every page route of the running shop, asked for by every kind of person. What each is to be answered stands here by
// hand, so that src/page-rights.ts is held against something else than itself.

const ROLES = ['visitor', 'customer', 'employer', ...PERMISSION_TYPES, 'admin'] as const;
type Role = (typeof ROLES)[number];

interface PageRule {
  /** The address to ask for, where the route has parameters or needs a certain record. */
  path?: string;
  /** Who is let in; everybody else is sent to sign in (a visitor) or told that it is restricted. */
  opens?: (role: Role) => boolean;
  /** What whoever is let in is answered. */
  status?: number;
  /** Where the answer differs by person in another way. */
  answers?: (role: Role) => string;
}

const everybody: PageRule = {};
const admins = (role: Role) => role === 'admin';
const staff = (role: Role) => role !== 'visitor' && role !== 'customer';
const granted =
  (...types: PermissionType[]) =>
  (role: Role) =>
    role === 'admin' || types.some((type) => type === role);

const PAGES: Record<string, PageRule> = {
  '': everybody,
  products: everybody,
  'products/:id/:slug?': { path: '/products/1', status: 301 },
  // A fits page is of a group.
  'products/:id/:slug/fits': { path: '/products/1/x/fits', status: 404 },
  search: everybody,
  guide: everybody,
  'led-wall': everybody,
  compare: everybody,
  vat: { answers: () => '302 /' },
  currency: { answers: () => '302 /' },
  about: everybody,
  contact: everybody,
  signup: everybody,
  login: everybody,
  logout: everybody,
  'forgot-password': everybody,
  'reset-password': everybody,
  'confirm-email': everybody,
  'account/security': { answers: (role) => (role === 'visitor' ? '401' : '200') },
  // 'Access Denied' is a page of its own (section 2).
  'customer-dashboard': { answers: (role) => (role === 'visitor' ? '401' : '200') },
  'login/second-factor': everybody,
  'account/second-factor': { answers: (role) => (role === 'visitor' ? '401' : '200') },
  cart: everybody,
  checkout: everybody,
  // Nobody's: whoever is signed in learns that there is none of theirs, or none at all.
  'orders/:orderNumber': {
    path: '/orders/BF-ZZZZ-ZZZZ',
    answers: (role) => (role === 'visitor' ? '302 /login?next=%2Forders%2FBF-ZZZZ-ZZZZ' : '404'),
  },
  'orders/:orderNumber/return': {
    path: '/orders/BF-ZZZZ-ZZZZ/return',
    answers: (role) => (role === 'visitor' ? '302 /login?next=%2Forders%2FBF-ZZZZ-ZZZZ%2Freturn' : '404'),
  },
  // Behind a key that nobody here has.
  'order-requests/:id': { path: '/order-requests/1', status: 404 },
  'request-quote': everybody,
  'project-lists': everybody,
  // Without anything to add.
  'project-lists/add': { answers: () => '302 /project-lists' },
  'project-lists/:id': {
    path: '/project-lists/999999',
    answers: (role) => (role === 'visitor' ? '302 /login?next=%2Fproject-lists%2F999999' : '404'),
  },
  'quotes/:number': {
    path: '/quotes/BQ-ZZZZ-ZZZZ',
    answers: (role) => (role === 'visitor' ? '302 /login?next=%2Fquotes%2FBQ-ZZZZ-ZZZZ' : '404'),
  },
  'stop-alerts': everybody,
  'track-order': everybody,
  // Behind a key that nobody here has.
  'drive/:orderNumber': { path: '/drive/BF-ZZZZ-ZZZZ', status: 410 },
  terms: everybody,
  'delivery-and-returns': everybody,
  privacy: everybody,
  accessibility: everybody,
  '*': { path: '/no-such-page', status: 404 },
  'admin-dashboard': { opens: admins },
  'employer-dashboard': { opens: staff },
  'product-store': { opens: granted('view_products', 'manage_products') },
  'admin/products/:id/pairs': { path: '/admin/products/1/pairs', opens: granted('manage_products') },
  'admin/stock': { opens: granted('view_products', 'manage_products') },
  permissions: { opens: admins },
  'admin/users': { opens: granted('manage_users') },
  'admin/payment-options': { opens: admins },
  'admin/orders': { opens: granted('view_orders', 'manage_orders') },
  'admin/orders/new': { opens: granted('manage_orders') },
  'admin/order-requests': { opens: granted('manage_orders') },
  'admin/reports': { opens: granted('view_reports') },
  'admin/returns': { opens: granted('view_orders', 'manage_orders') },
  'admin/quotes': { opens: granted('view_orders', 'manage_orders') },
  'admin/quotes/:number': {
    path: '/admin/quotes/BQ-ZZZZ-ZZZZ',
    opens: granted('view_orders', 'manage_orders'),
    status: 404,
  },
  'admin/messages': { opens: granted('view_customers', 'manage_customers') },
  'admin/customers': { opens: granted('view_customers', 'manage_customers') },
  'admin/search': { opens: granted('manage_products') },
  'admin/audit': { opens: admins },
  'admin/security': { opens: admins },
  'admin/status': { opens: admins },
  'admin/emails': { opens: admins },
  // None has this number.
  'admin/emails/:id': { path: '/admin/emails/2147483647', opens: admins, status: 404 },
  'admin/currency': { opens: admins },
  'admin/delivery': { opens: admins },
  'admin/places': { opens: admins },
  'setup/done': { opens: admins },
  // A demo needs no setting up.
  setup: { answers: (role) => `302 ${role === 'visitor' ? '/login' : dashboardOf(role)}` },
  // A form's target, not a page to look at.
  'customer-dashboard/my-data.json': { answers: () => 'anything but 200' },
};

openOwnShop();
let database: DatabasePool;
const cookies = new Map<Role, string>();
const made: number[] = [];

beforeAll(async () => {
  database = openDatabase(databaseUrl, openLog('silent'));
  for (const role of ROLES) if (role !== 'visitor') cookies.set(role, await signIn(role));
});
afterAll(async () => {
  await database.db.delete(users).where(inArray(users.id, made));
  await database.close();
});

test('every page route has its rule here, and every rule its route', () => {
  expect(pathsOf(routes).toSorted()).toEqual(Object.keys(PAGES).toSorted());
});

describe.each(ROLES)('as %s', (role) => {
  test.each(Object.keys(PAGES))('/%s', async (pattern) => {
    const rule = PAGES[pattern] ?? everybody;
    const path = rule.path ?? `/${pattern}`;
    const answer = await ask(path, role);
    const expected = expectedOf(rule, path, role);
    if (expected === 'anything but 200') expect(answer).not.toBe('200');
    else expect(answer).toBe(expected);
  });
});

test('a page that is restricted says so, and its data are as closed as itself', async () => {
  const page = await fetch(`${shopUrl}/permissions`, { headers: headersOf('employer') });
  expect(await page.text()).toContain('Access Restricted');
  const data = await fetch(`${shopUrl}/admin/audit.data`, { headers: headersOf('employer') });
  expect(data.status).toBe(403);
  expect(await data.text()).not.toContain('recordType');
});

function expectedOf({ opens, answers, status = 200 }: PageRule, path: string, role: Role): string {
  if (answers) return answers(role);
  if (!opens || opens(role)) return String(status);
  return role === 'visitor' ? `302 /login?${new URLSearchParams({ next: path })}` : '403';
}

async function ask(path: string, role: Role): Promise<string> {
  const response = await fetch(shopUrl + path, { headers: headersOf(role), redirect: 'manual' });
  const location = response.headers.get('location');
  return response.status === 302 ? `302 ${location}` : String(response.status);
}

function headersOf(role: Role): Record<string, string> {
  const token = cookies.get(role);
  return token ? { cookie: `${SESSION_COOKIE}=${token}` } : {};
}

async function signIn(role: Role): Promise<string> {
  const now = new Date();
  const userType: UserType = role === 'customer' ? 'public' : role === 'admin' ? 'admin' : 'employer';
  const [user] = await database.db
    .insert(users)
    .values({ username: `page.${role}`, email: `page.${role}@example.com`, userType, isActive: true })
    .returning({ id: users.id });
  const userId = user?.id ?? 0;
  made.push(userId);
  const permissionType = PERMISSION_TYPES.find((type) => type === role);
  if (permissionType) {
    await database.db.insert(permissions).values({ userId, permissionType, granted: true, grantedAt: now });
  }
  return (await createSession(database.db, { id: userId, userType }, now)).token;
}

function dashboardOf(role: Role): string {
  if (role === 'customer') return '/customer-dashboard';
  return role === 'admin' ? '/admin-dashboard' : '/employer-dashboard';
}

interface Route {
  path?: string;
  index?: boolean;
  children?: Route[];
}

function pathsOf(tree: readonly Route[]): string[] {
  return tree.flatMap(({ path, index, children }) => (children ? pathsOf(children) : [index ? '' : (path ?? '')]));
}
