import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { identify, isSame, signal, until } from './processes.mjs';

/** Notes which app process works on a data folder, for the start after a crash. Returns how to delete the note. */
export function recordApp(dataDir, pid) {
  const path = join(openRecords(dataDir), `app-${pid}.json`);
  const launcher = { pid: process.pid, started: identify(process.pid) };
  writeFileSync(path, JSON.stringify({ pid, started: identify(pid), launcher }));
  return () => rmSync(path, { force: true });
}

/**
 * Waits for app processes whose launcher was killed: they stop by themselves once they notice, and are stopped when
 * they do not. Those of a running launcher are left alone; several can share a database server.
 */
export async function endOrphanedApps(dataDir, say) {
  const folder = openRecords(dataDir);
  for (const name of readdirSync(folder)) {
    const record = readRecord(join(folder, name));
    if (isSame(record?.launcher)) continue;
    if (isSame(record)) await endOrphan(record, say);
    rmSync(join(folder, name), { force: true });
  }
}

async function endOrphan(record, say) {
  say.step('Waiting for the shop of an earlier run to end');
  const isGone = () => !isSame(record);
  if (await until(isGone, 5000)) return;
  signal(record.pid, 'SIGTERM');
  if (await until(isGone, 3000)) return;
  signal(record.pid, 'SIGKILL');
  await until(isGone, 3000);
}

function openRecords(dataDir) {
  const folder = join(dataDir, 'run');
  mkdirSync(folder, { recursive: true });
  return folder;
}

function readRecord(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
