import fs from 'node:fs';

// What Linux counts in.
const TICK_MS = 10;

/** Milliseconds of processor. */
export interface ProcessorTime {
  /** Of the app and of the processes that it has started. */
  app: number;
  /** Of PostgreSQL, with its connections that have ended. */
  database: number;
}

interface Processes {
  appPid: number;
  databasePid: number;
}

/** What an app and its database have taken of the processor so far; null where the machine does not tell, as without /proc. */
export function processorTimeOf({ appPid, databasePid }: Processes): ProcessorTime | null {
  const stats = statsOfAll();
  const ofFamily = (pid: number) => {
    const first = stats.find((stat) => stat.pid === pid);
    const children = stats.filter(({ parent }) => parent === pid);
    return first ? children.reduce((ticks, { own }) => ticks + own, first.own + first.ofEnded) * TICK_MS : null;
  };
  const [app, database] = [ofFamily(appPid), ofFamily(databasePid)];
  return app === null || database === null ? null : { app, database };
}

interface Stat {
  pid: number;
  parent: number;
  /** In ticks. */
  own: number;
  ofEnded: number;
}

function statsOfAll(): Stat[] {
  if (!fs.existsSync('/proc')) return [];
  return fs.readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (statOf(Number(name)) ?? []) : []));
}

function statOf(pid: number): Stat | null {
  try {
    const text = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold spaces.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const at = (field: number) => fields[field - 3] ?? 0;
    return { pid, parent: at(4), own: at(14) + at(15), ofEnded: at(16) + at(17) };
  } catch {
    return null;
  }
}
