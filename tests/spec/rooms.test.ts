import fs from 'node:fs';
import { expect, test } from 'vitest';
import { type Import, listSources, readImports } from '../support/imports.ts';
import { findWrites, readTables } from '../support/table-writes.ts';

// The order of the features: each may call those to its left through their doors, and none to its right.
const FEATURES = [
  'settings',
  'bots',
  'security',
  'accounts',
  'audit',
  'emails',
  'permissions',
  'factors',
  'views',
  'media',
  'currencies',
  'catalogue',
  'viewing',
  'fits',
  'stock',
  'search',
  'postcodes',
  'delivery',
  'fitting',
  'alerts',
  'cart',
  'guide',
  'payments',
  'credit',
  'rewards',
  'orders',
  'documents',
  'returns',
  'projects',
  'quotes',
  'walls',
  'answers',
  'assistant',
  'tracking',
  'notifications',
  'live',
  'messages',
  'customers',
  'people',
  'profile',
  'reports',
  'lookup',
  'backups',
  'status',
  'feeds',
  'setup',
];

// The tables of contents: what answers, reacts and runs on time is listed there, so they may import any of it.
const CONTENTS = ['src/api.ts', 'src/api-contract.ts', 'src/reactions.ts', 'src/schedule.ts'];

const sources = listSources('src');
const imports = sources.flatMap((file) => readImports(file));
const tables = readTables(sources.filter((file) => file.endsWith('/tables.ts')));

test('every import is found: the check sees the house it watches over', () => {
  expect(imports.length).toBeGreaterThan(200);
  expect(tables.size).toBeGreaterThan(15);
});

test('values import nothing but values, so that money and time mean the same everywhere', () => {
  expect(broken((i) => i.from.startsWith('src/values/') && !isTest(i.from) && !i.to.startsWith('src/values/'))).toEqual(
    [],
  );
});

test('platform knows no feature, so that it could carry another shop', () => {
  expect(
    broken(
      (i) =>
        i.from.startsWith('src/platform/') &&
        !isTest(i.from) &&
        !/^src\/(platform|values)\/|^[^s.]|^src$/.test(i.to) &&
        i.to.startsWith('src/'),
    ),
  ).toEqual([]);
});

test('the design system knows no router, no API and no word of the shop', () => {
  expect(
    broken((i) => i.from.startsWith('src/ui/') && (/^src\/(?!ui\/)/.test(i.to) || i.to === 'react-router')),
  ).toEqual([]);
});

test('features call left and announce right, so that a change to one never surprises those before it', () => {
  const toTheRight = broken((i) => {
    const [from, to] = [featureOf(i.from), featureOf(i.to)];
    return (
      from !== null &&
      to !== null &&
      from !== to &&
      !i.isType &&
      !isTest(i.from) &&
      FEATURES.indexOf(to) > FEATURES.indexOf(from)
    );
  });
  expect(toTheRight).toEqual([]);
});

test('features meet at doors, contracts, tables and pure files: a server file is its own feature’s business', () => {
  const inside = broken((i) => {
    const [from, to] = [featureOf(i.from), featureOf(i.to)];
    if (to === null || from === to || isTest(i.from) || CONTENTS.includes(i.from)) return false;
    return i.to.includes('/server/') && !i.to.endsWith('/server/door.ts');
  });
  expect(inside).toEqual([]);
});

test('an import within a function counts like any other', () => {
  const file = 'src/features/orders/server/made-up.ts';
  const found = readImports(
    file,
    "const late = async () => (await import('#features/rewards/server/ledger.ts')).record;",
  );
  expect(found).toEqual([{ from: file, to: 'src/features/rewards/server/ledger.ts', isType: false }]);
  expect(() => readImports(file, 'const late = (name: string) => import(name);')).toThrow('names no module');
});

test('a table is written by the server files of the feature that defines it, so that its rules have one place', () => {
  const foreign = sources
    .filter((file) => !isTest(file))
    .flatMap((file) => foreignWrites(file, fs.readFileSync(file, 'utf8')));
  expect(foreign).toEqual([]);
});

test.each([
  [
    'through Drizzle',
    "import { users } from '#features/accounts/tables.ts'; tx.update(users).set({ isActive: false });",
  ],
  ['over several lines', "import { users } from '#features/accounts/tables.ts'; tx\n  .delete(\n    users,\n  );"],
  ['under another name', "import { users as people } from '#features/accounts/tables.ts'; tx.insert(people);"],
  ['by way of a variable', "import { users } from '#features/accounts/tables.ts'; const t = users; tx.delete(t);"],
  ['by way of another file', "import { users } from '#features/accounts/server/door.ts'; tx.delete(users);"],
  ['with all tables at once', "import * as accounts from '#features/accounts/tables.ts'; tx.delete(accounts.users);"],
  ['in SQL', `sql\`update users set is_active = false where id = \${id}\`;`],
  ['in SQL with an alias', "pool.query('UPDATE ONLY public.users AS u SET is_active = false');"],
  ['in SQL over the table', `import { users } from '#features/accounts/tables.ts'; sql\`delete from \${users}\`;`],
  ['in SQL after another statement', 'client.query(\'begin; insert into "users" (email) values ($1)\', [email]);'],
])('writing a foreign table %s is noticed', (_how, source) => {
  const written = 'users of src/features/accounts/tables.ts';
  const file = 'src/features/orders/server/made-up.ts';
  expect(foreignWrites(file, source)).toEqual([`${file} writes ${written}`]);
  expect(foreignWrites('src/made-up.ts', source)).toEqual([`src/made-up.ts writes ${written}`]);
  expect(foreignWrites('src/platform/made-up.ts', source)).toEqual([`src/platform/made-up.ts writes ${written}`]);
  expect(foreignWrites('src/features/accounts/server/made-up.ts', source)).toEqual([]);
  expect(foreignWrites('src/features/accounts/made-up.ts', source)).toHaveLength(1);
});

test.each([
  ['reading one', "import { users } from '#features/accounts/tables.ts'; tx.select().from(users).for('update');"],
  ['reading one in SQL', 'sql`select 1 from users for update`;'],
  ['what is no table', "cache.delete(users); hash.update('users'); headers.delete(name);"],
  ['what a conflict sets', 'sql`insert into orders (id) values (1) on conflict (id) do update set version = 2`;'],
])('%s is no foreign write', (_what, source) => {
  expect(foreignWrites('src/features/orders/server/made-up.ts', source)).toEqual([]);
});

test('SQL that hides which table it writes is refused', () => {
  const source = `sql\`delete from \${sql.identifier(name)}\`;`;
  expect(() => foreignWrites('src/features/orders/server/made-up.ts', source)).toThrow('cannot tell which table');
});

test('what shows a subject lies with the subject: `web/` holds no part of one and speaks no contract of one alone', () => {
  const wrongHouse = [...new Set(imports.map(({ from }) => from))]
    .filter((file) => file.startsWith('src/web/') && !isTest(file))
    .filter((file) => {
      const targets = imports.filter(({ from }) => from === file).map(({ to }) => to);
      const contracts = new Set(
        targets
          .filter((to) => /contract\.ts$/.test(to))
          .map(featureOf)
          .filter(Boolean),
      );
      return contracts.size === 1 || targets.some((to) => featureOf(to) !== null && to.includes('/screens/'));
    });
  expect(wrongHouse).toEqual([]);
});

test('what needs a database is among the tests that are given one, so that each runs by itself', () => {
  const withoutOne = imports.filter(
    ({ from, to }) => isTest(from) && !from.endsWith('/api.test.ts') && to === 'tests/support/shop.ts',
  );
  expect(withoutOne).toEqual([]);
});

test('browser code imports no server file and no contract as a value, for a zod schema costs 24 kB a page', () => {
  const inBrowser = /^src\/(pages|web|ui)\/|^src\/features\/[a-z]+\/screens\/|^src\/root\.tsx$/;
  const leaks = broken(
    (i) =>
      inBrowser.test(i.from) &&
      !isTest(i.from) &&
      !i.isType &&
      (/\/server\//.test(i.to) || /contract\.ts$/.test(i.to) || i.to === 'zod'),
  );
  expect(leaks).toEqual([]);
});

function broken(isBroken: (i: Import) => boolean): string[] {
  return imports.filter(isBroken).map((i) => `${i.from} → ${i.to}`);
}

function foreignWrites(file: string, text: string): string[] {
  return findWrites(file, text, tables)
    .filter(({ definedIn }) => roomOf(definedIn) !== roomOf(file) || !/\/(server|platform)\//.test(file))
    .map(({ table, definedIn }) => `${file} writes ${table} of ${definedIn}`);
}

/** The feature or the platform that a file belongs to; a file at the top belongs to neither. */
function roomOf(file: string): string {
  return featureOf(file) ?? (file.startsWith('src/platform/') ? 'platform' : file);
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file);
}

function featureOf(file: string): string | null {
  return /^src\/features\/([a-z]+)\//.exec(file)?.[1] ?? null;
}
