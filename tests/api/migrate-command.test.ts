// What `npm run migrate` runs once there is a database: it says what it did, or in a sentence why it could not.
import { execFile } from 'node:child_process';
import { expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from '../support/database.ts';

const empty = async () => {
  const database = await freshDatabase('template0');
  onTestFinished(database.drop);
  return database;
};

test('an empty database gets every table and is told so; the second time there is nothing to do', async () => {
  const { url } = await empty();
  const first = await runMigrate(url);
  expect(first.said).toMatch(/^Applied:\n {2}0000_shop\.sql\n[\s\S]*The database is up to date\.\n$/);
  expect(first.code).toBe(0);
  expect(await runMigrate(url)).toEqual({ code: 0, said: 'The database is up to date.\n' });
});

test.each<[string, (url: URL) => void, string]>([
  ['password', (url) => (url.password = 'not-the-word'), 'the database refuses this user name and password.'],
  ['database', (url) => (url.pathname = '/nowhere'), 'the server has no database of this name. Create it, or correct'],
])('a wrong %s is one sentence that names the variable', async (what, spoil, sentence) => {
  const url = new URL((await empty()).url);
  spoil(url);
  const { code, said } = await runMigrate(url.href);
  expect([what, code, said.split('\n').length]).toEqual([what, 1, 2]);
  expect(said).toContain(`DATABASE_URL: ${sentence}`);
});

test('nothing listens, and no address at all: one sentence each', async () => {
  expect(await runMigrate('postgres://127.0.0.1:1/shop')).toEqual({
    code: 1,
    said: 'The database of DATABASE_URL gives no answer. Try again once it is there.\n',
  });
  expect(await runMigrate('')).toMatchObject({ code: 1, said: expect.stringMatching(/^DATABASE_URL: [^\n]+\n$/) });
});

function runMigrate(databaseUrl: string): Promise<{ code: number; said: string }> {
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  return new Promise((resolve) => {
    execFile(process.execPath, ['src/migrate-database.ts'], { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), said: stdout + stderr }),
    );
  });
}
