import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { demoAccounts } from '#demo/accounts.ts';

export type Role = 'visitor' | 'customer' | 'employer' | 'admin';

/** Someone who sends requests, from an address of their own each time, so that the limits of one address hide nothing. */
export interface Caller {
  role: Role;
  grants: readonly string[];
  send(path: string, init: RequestInit): Promise<Response>;
  /** Signs in again if the session has ended. */
  refresh(): Promise<void>;
}

const ROLES = { admin: 'admin', employer: 'employer', public: 'customer' } as const;

/**
 * The four callers. The three with accounts are copies of the demo's, made last: what an admin's requests do to the accounts of
 * the sample shop does not end these.
 */
export async function openCallers(url: string, databaseUrl: string): Promise<Caller[]> {
  const visitor = openCaller(url, 'visitor', []);
  const callers = [visitor];
  for (const { username, password, role, grants } of demoAccounts) {
    const copy = await copyAccount(databaseUrl, username);
    const caller = openCaller(url, ROLES[role], grants, { username: copy, password, role });
    await caller.refresh();
    callers.push(caller);
  }
  return callers;
}

async function copyAccount(databaseUrl: string, username: string): Promise<string> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    // Far from the numbers that requests are made of.
    await client.query(
      "select setval(pg_get_serial_sequence('users', 'id'), greatest(1000, (select max(id) from users)))",
    );
    const copy = `${username}.${randomBytes(4).toString('hex')}`;
    const { rows } = await client.query<{ name: string }>(
      `select column_name as name from information_schema.columns
        where table_schema = 'public' and table_name = 'users' and is_generated = 'NEVER'
          and column_name not in ('id', 'username', 'email')`,
    );
    const columns = rows.map(({ name }) => `"${name}"`).join(', ');
    const made = await client.query<{ id: number }>(
      `insert into users (username, email, ${columns})
        select $2, $3, ${columns} from users where username = $1 returning id`,
      [username, copy, `${copy}@hostile.example`],
    );
    await client.query(
      `insert into permissions (user_id, permission_type, granted, granted_by, granted_at)
        select $2, p.permission_type, p.granted, p.granted_by, p.granted_at
        from permissions p join users u on u.id = p.user_id where u.username = $1`,
      [username, made.rows[0]?.id],
    );
    return copy;
  } finally {
    await client.end();
  }
}

interface Account {
  username: string;
  password: string;
  role: string;
}

function openCaller(url: string, role: Role, grants: readonly string[], account?: Account): Caller {
  let cookie = '';
  const send: Caller['send'] = async (path, { headers, ...init }) => {
    const response = await fetch(url + path, {
      redirect: 'manual',
      ...init,
      headers: { 'x-forwarded-for': anyAddress(), ...(cookie && { cookie }), ...(headers as Record<string, string>) },
    });
    return response;
  };
  return {
    role,
    grants,
    send,
    refresh: async () => {
      if (!account) return;
      const session = (await (await send('/api/session', {})).json()) as { user: { username: string } | null };
      if (session.user?.username === account.username) return;
      cookie = '';
      const headers = { 'content-type': 'application/json' };
      const answer = await send('/api/login', { method: 'POST', headers, body: JSON.stringify(account) });
      if (answer.status !== 200) throw new Error(`The ${role} cannot sign in any more: ${await answer.text()}`);
      cookie = answer.headers
        .getSetCookie()
        .map((one) => one.split(';')[0])
        .join('; ');
    },
  };
}

function anyAddress(): string {
  return `10.${randomBytes(3).join('.')}`;
}
