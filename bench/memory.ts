import { readdirSync, readFileSync } from 'node:fs';
import type { BenchShop } from './shop.ts';

const EVERY_MS = 200;
const KB_IN_MB = 1024;

/** Megabytes (of 1,024 × 1,024 bytes); null where the machine does not tell, as without /proc. */
export interface Memory {
  /** Resident memory of the app's process. */
  app: number | null;
  /** Of PostgreSQL and every process that it made, what they share counted once (PSS). */
  database: number | null;
}

export function memoryOf({ appPid, databasePid }: BenchShop): Memory {
  return { app: residentOf(appPid), database: proportionalOf(databasePid) };
}

/** Samples until it is stopped; then returns the maximum. */
export function watchMemory(shop: BenchShop): () => Memory {
  let most = memoryOf(shop);
  const look = () => {
    const now = memoryOf(shop);
    most = { app: larger(most.app, now.app), database: larger(most.database, now.database) };
  };
  const timer = setInterval(look, EVERY_MS).unref();
  return () => {
    clearInterval(timer);
    look();
    return most;
  };
}

function larger(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.max(a, b);
}

/** Resident memory of a process. */
export function residentOf(pid: number): number | null {
  return megabytesIn(`/proc/${pid}/status`, /^VmRSS:\s+(\d+) kB$/m);
}

function proportionalOf(postmaster: number): number | null {
  const shares = [postmaster, ...childrenOf(postmaster)].map((pid) =>
    megabytesIn(`/proc/${pid}/smaps_rollup`, /^Pss:\s+(\d+) kB$/m),
  );
  // The postmaster stays; a connection's process may end while it is looked at.
  if (shares[0] == null) return null;
  return shares.reduce<number>((sum, share) => sum + (share ?? 0), 0);
}

function childrenOf(parent: number): number[] {
  return pids().filter((pid) => Number(/^PPid:\s+(\d+)$/m.exec(read(`/proc/${pid}/status`))?.[1]) === parent);
}

function pids(): number[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number);
  } catch {
    return [];
  }
}

function megabytesIn(file: string, pattern: RegExp): number | null {
  const found = pattern.exec(read(file))?.[1];
  return found ? Number(found) / KB_IN_MB : null;
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
