import { ask } from '../tests/faults/crash.ts';
import type { BenchShop } from './shop.ts';

/** The password of the accounts that {@link addAccounts} adds: that of the demo's customer. */
export const PASSWORD = 'Customer123!';

/** Adds so many customers, unless they are there. Returns their usernames. */
export async function addAccounts({ databaseUrl }: BenchShop, count: number): Promise<string[]> {
  const names = Array.from({ length: count }, (_, n) => `bench.login${n}`);
  await ask(databaseUrl, (client) =>
    client.query(
      `insert into users (username, email, user_type, is_active, password_hash)
       select name, name || '@bench.example', 'public', true,
         (select password_hash from users where username = 'customer')
       from unnest($1::text[]) as name on conflict do nothing`,
      [names],
    ),
  );
  return names;
}
