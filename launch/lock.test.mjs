import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lock } from './lock.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('one holds a folder, and another learns who and what it told', async () => {
  const first = await lock(folder);
  first.tell({ url: 'http://127.0.0.1:3000' });
  expect((await lock(folder)).holder).toEqual({ pid: process.pid, url: 'http://127.0.0.1:3000' });
  await first.release();
  const second = await lock(folder);
  expect(second.holder).toBeUndefined();
  await second.release();
});

test('of many who ask at once exactly one gets it', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => lock(folder)));
  const winners = answers.filter((answer) => !answer.holder);
  expect(winners).toHaveLength(1);
  await winners[0].release();
});

test('a killed holder leaves nothing behind', async () => {
  const child = await holdIn(process.execPath);
  expect((await lock(folder)).holder).toEqual({ pid: child.pid });
  child.kill('SIGKILL');
  await once(child, 'exit');
  const next = await lock(folder);
  expect(next.holder).toBeUndefined();
  await next.release();
});

async function holdIn(node) {
  const script = `import { lock } from ${JSON.stringify(import.meta.resolve('./lock.mjs'))};
    await lock(${JSON.stringify(folder)}); process.send('held'); setInterval(() => {}, 1000);`;
  const child = spawn(node, ['--input-type=module', '-e', script], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  await once(child, 'message');
  return child;
}

// The launcher runs under whatever Node the machine has, the commands under the shop's own.
const others = nodesOf(process.env.PATH ?? '').filter((node) => versionOf(node) !== process.version);

test.skipIf(others.length === 0)('a launcher under another Node holds the folder too', async () => {
  for (const node of others) {
    const child = await holdIn(node);
    const { holder } = await lock(folder);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(holder, versionOf(node)).toEqual({ pid: child.pid });
  }
});

function nodesOf(path) {
  return path
    .split(delimiter)
    .map((dir) => join(dir, 'node'))
    .filter(existsSync);
}

function versionOf(node) {
  return execFileSync(node, ['--version'], { encoding: 'utf8' }).trim();
}
