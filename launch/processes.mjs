import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const hasProc = existsSync('/proc/self/stat');

/**
 * What tells this process from a later one with the same number: its start time (and the boot it belongs to).
 * Nothing when no such process lives.
 */
export function identify(pid) {
  if (!isAlive(pid)) return undefined;
  if (hasProc) {
    const stat = readOrNothing(`/proc/${pid}/stat`);
    // The command's name may hold spaces and brackets, so fields count from the last bracket: state is 3, start time 22.
    const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (!fields || fields[0] === 'Z') return undefined;
    return `${readOrNothing('/proc/sys/kernel/random/boot_id')?.trim()} ${fields[19]}`;
  }
  if (process.platform === 'win32') return 'alive';
  return psField(pid, 'lstart');
}

export function isSame(record) {
  return Boolean(record?.pid) && identify(record.pid) === record.started;
}

export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** The command line of a process, or an empty string. */
export function commandOf(pid) {
  if (hasProc) return (readOrNothing(`/proc/${pid}/cmdline`) ?? '').replaceAll('\0', ' ').trim();
  return process.platform === 'win32' ? '' : (psField(pid, 'command') ?? '');
}

/** The processes that work inside a folder; only Linux can tell, elsewhere the answer is empty. */
export function processesIn(folder) {
  if (!hasProc) return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && linkOrNothing(`/proc/${name}/cwd`) === folder)
    .map(Number);
}

/** Sends a signal to a process, or to a whole group when the number is negative; one that is gone is no error. */
export function signal(pid, name) {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Waits until `isDone` holds; answers whether it did within the time. */
export async function until(isDone, milliseconds, step = 20) {
  const end = Date.now() + milliseconds;
  while (!isDone()) {
    if (Date.now() > end) return false;
    await wait(step);
  }
  return true;
}

function psField(pid, field) {
  try {
    return execFileSync('ps', ['-o', `${field}=`, '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}

function readOrNothing(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function linkOrNothing(path) {
  try {
    return readlinkSync(path);
  } catch {
    return undefined;
  }
}
