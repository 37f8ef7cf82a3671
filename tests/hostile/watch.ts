import fs from 'node:fs';

/** What the shop's health was while it was attacked. */
export interface Watched {
  pings: number;
  p50Ms: number;
  p99Ms: number;
  mostMs: number;
  /** Above what it was at the start; null where it cannot be read. */
  memoryGrowthMb: number | null;
}

const EVERY_MS = 50;

/** Pings `/api/health` beside an attack, one ping after the other, and watches the memory of the process. */
export function watchHealth(url: string, pid: number | null): () => Promise<Watched> {
  const times: number[] = [];
  const atStart = residentMb(pid);
  let most = atStart;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const startedAt = performance.now();
      const response = await fetch(`${url}/api/health`);
      await response.text();
      if (!response.ok) throw new Error(`/api/health answered ${response.status}.`);
      times.push(performance.now() - startedAt);
      most = Math.max(most ?? 0, residentMb(pid) ?? 0);
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
    }
  })();
  return async () => {
    isOver = true;
    await watching;
    const sorted = times.sort((a, b) => a - b);
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
    const memoryGrowthMb = atStart === null || most === null ? null : most - atStart;
    return { pings: sorted.length, p50Ms: at(0.5), p99Ms: at(0.99), mostMs: at(1), memoryGrowthMb };
  };
}

/** Resident memory in MB; null where `/proc` has none. */
function residentMb(pid: number | null): number | null {
  if (pid === null) return null;
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kilobytes === undefined ? null : Number(kilobytes) / 1024;
  } catch {
    return null;
  }
}
