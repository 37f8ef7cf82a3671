import {
  createRequestHandler,
  type EntryContext,
  type LoaderFunctionArgs,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import { expect, test } from 'vitest';
import { pageRight } from '#root/page-rights.ts';
import * as accountLayout from '../../src/pages/account/signed-in-layout.tsx';
import * as staffLayout from '../../src/pages/staff/layout.tsx';
import { refusePages } from '../../src/refuse-pages.ts';
import routes from '../../src/routes.ts';
import type { Api } from '../../src/web/api.ts';
import { pageApi, signedInUser } from '../../src/web/page-api.ts';
import type { SessionUser } from '../../src/web/session.ts';

// Pages that say nothing of themselves, beneath the layouts of the portal and of the account, as React Router serves them.

const person = { id: 1, username: 'ng', isActive: true, permissions: [] as string[] };
const visitor = null;
const customer = { ...person, userType: 'public' } as unknown as SessionUser;
const employer = { ...person, userType: 'employer', permissions: ['manage_products'] } as unknown as SessionUser;
const admin = { ...person, userType: 'admin' } as unknown as SessionUser;

const SECRET = 'what nobody else may know';
const ran: string[] = [];

test('a staff page that says nothing is not opened for an employer, nor for a customer', async () => {
  for (const user of [employer, customer]) {
    expect(await ask('/made-up', user)).toMatchObject({ status: 403, ran: [] });
    const { text } = await ask('/made-up', user);
    expect(text).not.toContain(SECRET);
    expect(text).toContain('"restricted":"admin"');
  }
});

test('a staff page that says nothing sends a visitor to sign in, and back to the very same page', async () => {
  expect(await ask('/made-up?q=a%26b', visitor)).toMatchObject({
    status: 302,
    location: '/login?next=%2Fmade-up%3Fq%3Da%2526b',
    ran: [],
  });
});

test('a staff page that says nothing is open to an admin, whose name its loader is told', async () => {
  const answer = await ask('/made-up', admin);
  expect(answer).toMatchObject({ status: 200, ran: ['loader of ng'] });
  expect(answer.text).toContain(SECRET);
});

test('the frame around a refused page knows who was refused, so that the rail is drawn', async () => {
  expect((await ask('/made-up', employer)).text).toContain('"username":"ng"');
});

test('the data of a page are as closed as the page, also when asked for alone', async () => {
  for (const address of ['/made-up.data', '/made-up.data?_routes=made-up']) {
    const answer = await ask(address, employer);
    expect(answer).toMatchObject({ status: 403, ran: [] });
    expect(answer.text).not.toContain(SECRET);
    expect(await ask(address, visitor)).toMatchObject({ status: 202, ran: [] });
    expect((await ask(address, visitor)).text).toContain('/login?next=%2Fmade-up"');
  }
});

test('nothing is done for a form that is sent to a closed page', async () => {
  const form = { method: 'POST', body: new URLSearchParams({ name: 'x' }) };
  for (const address of ['/made-up', '/made-up.data']) {
    expect(await ask(address, employer, form)).toMatchObject({ status: 403, ran: [] });
    expect((await ask(address, visitor, form)).ran).toEqual([]);
    expect((await ask(address, admin, form)).ran).toContain('action of ng');
  }
});

test('a staff page without a loader is closed as well', async () => {
  expect(await ask('/bare', employer)).toMatchObject({ status: 403 });
  expect(await ask('/bare', visitor)).toMatchObject({ status: 302 });
  expect(await ask('/bare', admin)).toMatchObject({ status: 200 });
});

test('the right of a page holds however its address is written', async () => {
  for (const address of ['/admin/audit', '/ADMIN/Audit', '/admin/audit/', '/admin/%61udit']) {
    expect((await ask(address, employer)).status).toBe(403);
  }
  for (const address of ['/admin/search', '/Admin/Search/']) expect((await ask(address, employer)).status).toBe(200);
});

test('while there is no admin, staff pages lead visitors and customers to the setup', async () => {
  for (const user of [visitor, customer]) {
    expect(await ask('/made-up', user, {}, true)).toMatchObject({ status: 302, location: '/setup', ran: [] });
  }
  expect(await ask('/made-up', employer, {}, true)).toMatchObject({ status: 403 });
});

test('a page of the account that says nothing is closed to visitors and open to all who are signed in', async () => {
  expect(await ask('/own', visitor)).toMatchObject({ status: 401, ran: [] });
  expect(await ask('/own.data', visitor)).toMatchObject({ status: 401, ran: [] });
  for (const user of [customer, employer, admin]) {
    expect(await ask('/own', user)).toMatchObject({ status: 200, ran: ['loader of ng'] });
  }
});

test('every staff page lies beneath the guard, but for the setup of a shop that has no staff yet', () => {
  const guarded = routesIn('pages/staff/layout.tsx');
  expect(guarded.length).toBeGreaterThan(20);
  const open = allRoutes(routes).filter((route) => route.file.startsWith('pages/staff/') && !guarded.includes(route));
  expect(open.map(({ file }) => file)).toEqual(['pages/staff/layout.tsx', 'pages/staff/setup.tsx']);
});

test('what is opened to more than admins is a staff page', () => {
  const patterns = routesIn('pages/staff/layout.tsx').map(({ path }) => `/${path}`);
  const opened = allRoutes(routes)
    .map(({ path }) => `/${path}`)
    .filter((pattern) => pageRight(pattern) !== 'admin');
  expect(opened.length).toBeGreaterThan(10);
  expect(opened.filter((pattern) => !patterns.includes(pattern))).toEqual([]);
});

interface RouteEntry {
  path?: string;
  file: string;
  children?: RouteEntry[];
}

function allRoutes(tree: readonly RouteEntry[]): RouteEntry[] {
  return tree.flatMap((route) => [route, ...allRoutes(route.children ?? [])]);
}

function routesIn(layout: string): RouteEntry[] {
  return allRoutes(allRoutes(routes).find(({ file }) => file === layout)?.children ?? []);
}

async function ask(address: string, user: SessionUser | null, init: RequestInit = {}, isNew = false) {
  ran.length = 0;
  const context = new RouterContextProvider();
  context.set(pageApi, (async (name: string) =>
    name === 'GET /api/setup' ? { needed: isNew } : { user }) as unknown as Api);
  const handle = createRequestHandler(refusePages(madeUpBuild()), 'production');
  const request = new Request(`http://shop.test${address}`, init);
  const response = await handle(request, context);
  const location = response.headers.get('location');
  return { status: response.status, location, text: await response.text(), ran: [...ran] };
}

const page = {
  loader: ({ context }: LoaderFunctionArgs) => {
    ran.push(`loader of ${context.get(signedInUser).username}`);
    return SECRET;
  },
  action: ({ context }: LoaderFunctionArgs) => {
    ran.push(`action of ${context.get(signedInUser).username}`);
    return null;
  },
  default: () => null,
};

function madeUpBuild(): ServerBuild {
  const bare = { default: () => null };
  const tree = {
    root: { module: { ...bare, loader: () => 'settings' } },
    staff: { parentId: 'root', module: staffLayout },
    account: { parentId: 'root', module: accountLayout },
    'made-up': { parentId: 'staff', path: 'made-up', module: page },
    bare: { parentId: 'staff', path: 'bare', module: bare },
    audit: { parentId: 'staff', path: 'admin/audit', module: page },
    search: { parentId: 'staff', path: 'admin/search', module: page },
    own: { parentId: 'account', path: 'own', module: page },
  };
  const entry = {
    module: {
      // What the page is drawn from, in the place of the page.
      default: (_request: Request, status: number, headers: Headers, { staticHandlerContext }: EntryContext) => {
        const { loaderData, errors } = staticHandlerContext;
        return new Response(JSON.stringify({ loaderData, errors }), { status, headers });
      },
    },
  };
  return {
    entry,
    routes: Object.fromEntries(Object.entries(tree).map(([id, route]) => [id, { id, ...route }])),
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
  } as unknown as ServerBuild;
}
