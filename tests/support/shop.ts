import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { cookieName, SESSION_COOKIE } from '#features/accounts/server/cookie-names.ts';
import { createSession } from '#features/accounts/server/session.ts';
import type { UserType } from '#features/accounts/user-types.ts';
import type { AppContext } from '#platform/app-context.ts';
import { systemClock } from '#platform/clock.ts';
import { readConfig } from '#platform/config.ts';
import { openPool } from '#platform/database.ts';
import { openLog } from '#platform/log.ts';
import { openReplica } from '#platform/replica.ts';
import { openShop } from '../../src/shop.ts';
import { freshDatabase } from './database.ts';
import { type SecretsWatch, watchSecrets } from './secrets-watch.ts';

/** A browser of its own: it stores cookies, and every call is same-origin. */
export interface Visitor {
  fetch(path: string, init?: RequestInit & { json?: unknown }): Promise<Response>;
  get<T = unknown>(path: string): Promise<T>;
  post<T = unknown>(
    path: string,
    json?: unknown,
    headers?: Record<string, string>,
  ): Promise<{ status: number; body: T }>;
  put<T = unknown>(path: string, json?: unknown): Promise<{ status: number; body: T }>;
  delete(path: string): Promise<{ status: number; body: unknown }>;
}

export interface TestShop extends Visitor {
  context: AppContext;
  /** Another visitor, with no cookies yet. */
  visitor(): Visitor;
  /** A visitor with a session of this account, as if they had signed in a while ago. */
  visitorAs(user: { id: number; userType: UserType }, password: string): Promise<Visitor>;
  /** A visitor who signs in. */
  as(username: string, password: string, role: 'public' | 'employer' | 'admin'): Promise<Visitor>;
  close(): Promise<void>;
}

/**
 * Opens the shop's API in process on a fresh database. It has no products and no accounts until a test makes them.
 * With the DATABASE_URL of another it is a second instance beside that one. All that it says is watched for secrets, and
 * closing it fails when it gave one away.
 */
export async function openTestShop(env: Record<string, string> = {}): Promise<TestShop> {
  const database = env.DATABASE_URL ? { url: env.DATABASE_URL, drop: async () => undefined } : await freshDatabase();
  const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'brightfront-test-'));
  const config = readConfig({ DATABASE_URL: database.url, DATA_DIR: dataDir, METRICS_TOKEN: SEEDED, ...env });
  const watch = watchSecrets(config);
  const log = openLog('debug', watch.log);
  const { db, pool, close } = openPool(config, log);
  const replica = openReplica(config, log);
  const context: AppContext = {
    config,
    db,
    pool,
    replica,
    clock: env.CLOCK ? { now: () => new Date(String(env.CLOCK)) } : systemClock,
    log,
  };
  const shop = openShop(context);
  const pageOrigin = config.PUBLIC_URL ? new URL(config.PUBLIC_URL).origin : ORIGIN;
  const newVisitor = (cookies?: Map<string, string>) => openVisitor(shop.fetch, watch, pageOrigin, cookies);
  const first = newVisitor();
  return {
    ...first,
    context,
    visitor: () => newVisitor(),
    visitorAs: async (user, password) => {
      const { token } = await createSession(db, user, context.clock.now());
      watch.know(password, token);
      return newVisitor(
        new Map([[cookieName(SESSION_COOKIE, config.PUBLIC_URL?.startsWith('https:') ?? false), token]]),
      );
    },
    as: async (username, password, role) => {
      const visitor = newVisitor();
      const { status, body } = await visitor.post('/api/login', { username, password, role });
      if (status !== 200) throw new Error(`Signing in as ${username} answered ${status}: ${JSON.stringify(body)}`);
      return visitor;
    },
    close: async () => {
      await shop.close();
      try {
        await watch.check(pool);
      } finally {
        await replica?.close();
        await close();
        await database.drop();
        await fs.rm(dataDir, { recursive: true, force: true });
      }
    },
  };
}

// A secret of the process, for the watch to look for.
const SEEDED = 'seeded-metrics-token-7Qx';
const ORIGIN = 'http://127.0.0.1:3000';

function openVisitor(
  serve: (request: Request) => Response | Promise<Response>,
  watch: SecretsWatch,
  pageOrigin: string,
  cookies = new Map<string, string>(),
): Visitor {
  const send: Visitor['fetch'] = async (url, { json, ...init } = {}) => {
    const headers = new Headers(init.headers);
    headers.set('host', '127.0.0.1:3000');
    if (!headers.has('origin')) headers.set('origin', pageOrigin);
    if (cookies.size) headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    if (json !== undefined) headers.set('content-type', 'application/json');
    const body = json === undefined ? init.body : JSON.stringify(json);
    const response = await serve(new Request(new URL(url, ORIGIN), { ...init, headers, body }));
    for (const cookie of response.headers.getSetCookie()) keep(cookies, cookie);
    await watch.answered(`${init.method ?? 'GET'} ${new URL(url, ORIGIN).pathname}`, json, response);
    return response;
  };
  const call = async <T>(method: string, url: string, json?: unknown, headers?: Record<string, string>) => {
    const response = await send(url, { method, json, headers });
    const text = await response.text();
    return { status: response.status, body: (text ? JSON.parse(text) : undefined) as T };
  };
  return {
    fetch: send,
    get: async <T>(url: string) => (await call<T>('GET', url)).body,
    post: (url, json, headers) => call('POST', url, json, headers),
    put: (url, json) => call('PUT', url, json),
    delete: (url) => call('DELETE', url),
  };
}

function keep(cookies: Map<string, string>, cookie: string): void {
  const [pair = '', ...attributes] = cookie.split(';');
  const [name = '', value = ''] = pair.split('=');
  const isGone = attributes.some((attribute) => /max-age=0|expires=thu, 01 jan 1970/i.test(attribute));
  if (isGone || !value) cookies.delete(name);
  else cookies.set(name, value);
}
