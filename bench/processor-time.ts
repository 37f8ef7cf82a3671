import fs from 'node:fs';

// What Linux counts in.
const TICK_MS = 10;

/** The milliseconds of processor that an app and its database have taken, with the database's connections that have ended. */
export function processorTimeOf({ appPid, databasePid }: { appPid: number; databasePid: number }): number {
  let ticks = 0;
  for (const name of fs.readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const pid = Number(name);
    const stat = statOf(pid);
    if (!stat) continue;
    if (pid === appPid || stat.parent === databasePid) ticks += stat.own;
    else if (pid === databasePid) ticks += stat.own + stat.ofEnded;
  }
  return ticks * TICK_MS;
}

function statOf(pid: number): { parent: number; own: number; ofEnded: number } | null {
  try {
    const text = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold spaces.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const at = (field: number) => fields[field - 3] ?? 0;
    return { parent: at(4), own: at(14) + at(15), ofEnded: at(16) + at(17) };
  } catch {
    return null;
  }
}
