import { Hono } from 'hono';
import { data, type ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import type { AppContext } from '#platform/app-context.ts';
import { readConfig } from '#platform/config.ts';
import { openLog } from '#platform/log.ts';
import { openPages } from './pages.ts';
import { pageFault } from './web/page-api.ts';

const form = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'a=1' };

test('what a page fails over is one line of the log with the id of its request, and no detail in the answer', async () => {
  const { ask, lines } = openMadeUpPages({ loader: fail });
  const answer = await ask('/page');
  expect(answer.status).toBe(500);
  expect(lines).toEqual([{ requestId: 'the-request-1', reason: 'the cupboard is bare', fault: 'Error' }]);
  expect(await answer.text()).not.toMatch(/cupboard|\.ts:\d/);
});

test('so is what its action fails over, and what cannot even be drawn as an error page', async () => {
  const failing = openMadeUpPages({ action: fail }, { draw: fail });
  const answer = await failing.ask('/page', form);
  expect(answer.status).toBe(500);
  expect(failing.lines).toEqual([{ requestId: 'the-request-1', reason: 'the cupboard is bare', fault: 'Error' }]);
  expect(await answer.text()).toContain('Something went wrong on our side.');
});

test('an answer that a page meant is no failure', async () => {
  const meant = () => {
    throw data({ detail: 'There is nothing like this.' }, { status: 400 });
  };
  const { ask, lines } = openMadeUpPages({ action: meant });
  expect((await ask('/page', form)).status).toBe(400);
  expect(lines).toEqual([]);
});

test('a form behind a proxy is taken, whatever the address is at which it reaches the shop', async () => {
  const { ask } = openMadeUpPages({ action: () => null });
  const headers = { ...form.headers, origin: 'https://shop.example' };
  expect((await ask('/page', { ...form, headers })).status).toBe(200);
});

test.each(['PUT', 'DELETE', 'OPTIONS'])('a page takes no %s', async (method) => {
  const { ask } = openMadeUpPages({ action: fail });
  const answer = await ask('/page', { method });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
});

test.each(['GET', 'HEAD'])(
  '%s of an address with a slash at its end leads to the page without, with what was asked',
  async (method) => {
    const { ask } = openMadeUpPages({ loader: () => null });
    const answer = await ask('/page/?q=a%20b', { method });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/page?q=a%20b']);
    expect((await ask('/page//', { method })).headers.get('location')).toBe('/page');
  },
);

test.each(['/nowhere/', '//page/', '//elsewhere.example/', '/'])('%s leads nowhere else', async (path) => {
  const { ask } = openMadeUpPages({ loader: () => null });
  expect((await ask(path, { method: 'HEAD' })).headers.get('location')).toBeNull();
});

function fail(): never {
  throw new Error('the cupboard is bare');
}

/** A build of one page at `/page`, and what it writes into the log as errors. */
function openMadeUpPages(page: { loader?: () => unknown; action?: () => unknown }, { draw = () => null } = {}) {
  const lines: object[] = [];
  const log = openLog('silent');
  log.error = (({ requestId, reason, fault }: Record<string, unknown>) =>
    lines.push({ requestId, reason, fault })) as typeof log.error;
  const config = readConfig({ DATABASE_URL: 'postgres://nowhere/none' });
  const context = { config, log, clock: { now: () => new Date() } } as AppContext;
  const fetch = () => new Response('{}');
  const app = new Hono();
  app.all(
    '*',
    openPages({
      context,
      build: madeUpBuild(page, draw),
      fetch,
      read: async () => ({}),
      isDevelopment: false,
      isTaken: () => false,
    }).answer,
  );
  return {
    lines,
    ask: (path: string, init: RequestInit = {}) => {
      const headers = { ...(init.headers as Record<string, string>), 'x-request-id': 'the-request-1' };
      return app.request(`http://127.0.0.1:3000${path}`, { ...init, headers });
    },
  };
}

function madeUpBuild(page: object, draw: () => unknown): ServerBuild {
  const module = { default: () => null, ...page };
  const route = { id: 'page', path: 'page', module };
  const entry = {
    default: (_request: Request, status: number) => {
      draw();
      return new Response('a page', { status, headers: { 'content-type': 'text/html' } });
    },
    handleError: (
      error: unknown,
      { context }: { context: { get(key: typeof pageFault): (error: unknown) => void } },
    ) => {
      if (error instanceof Error) context.get(pageFault)(error);
    },
  };
  const assets = { routes: { page: { id: 'page', path: 'page' } }, entry: { module: '' }, url: '', version: '' };
  return {
    ...{ routes: { page: route }, entry: { module: entry }, assets, future: {}, basename: '/', publicPath: '/' },
    ...{ assetsBuildDirectory: '', ssr: true, isSpaMode: false, prerender: [], routeDiscovery: { mode: 'initial' } },
  } as unknown as ServerBuild;
}
