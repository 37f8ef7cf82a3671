import { attackCalls, type Outcome } from './attack-calls.ts';
import { attackPages } from './attack-pages.ts';
import { auditBooks } from './audit-books.ts';
import { openCallers } from './callers.ts';
import { readOperations } from './operations.ts';
import { listPagePatterns } from './page-patterns.ts';
import { raceForMoney } from './race-for-money.ts';
import { type Watched, watchHealth } from './watch.ts';

/** The shop under attack: started for it, on sample data, with one trusted proxy, so that each request can have an address. */
export interface Target {
  url: string;
  databaseUrl: string;
  /** Of the process whose memory is watched; null for none. */
  pid: number | null;
}

export interface SuiteSize {
  /** Inputs an operation and caller. */
  calls: number;
  /** Inputs a page and caller. */
  pages: number;
  /** Races for the money of an order. */
  races: number;
  /** The same seed sends the same. */
  seed: number;
  /** Only calls and pages with this in their name. */
  only?: string;
}

export interface SuiteReport {
  operations: number;
  pages: number;
  attacks: Record<string, Outcome & { seconds: number; health: Watched }>;
  /** Rules of the books that do not hold afterwards. */
  books: string[];
}

/** Attacks calls, pages and money, one after the other, with a ping beside each, and audits the books at the end. */
export async function runHostileSuite(target: Target, size: SuiteSize): Promise<SuiteReport> {
  const { url, databaseUrl, pid } = target;
  const { seed, only = '' } = size;
  const callers = await openCallers(url, databaseUrl);
  const operations = (await readOperations(url)).filter(({ method, path }) => `${method} ${path}`.includes(only));
  const pages = listPagePatterns().filter(({ pattern }) => pattern.includes(only));
  const attacks: SuiteReport['attacks'] = {};
  const run = async (name: string, attack: () => Promise<Outcome>) => {
    const startedAt = performance.now();
    const health = watchHealth(url, pid);
    const outcome = await attack().catch(async (error) => {
      await health();
      throw error;
    });
    attacks[name] = { ...outcome, seconds: (performance.now() - startedAt) / 1000, health: await health() };
  };
  await run('money', () => raceForMoney(callers, databaseUrl, { rounds: size.races }));
  await run('calls', () => attackCalls(callers, operations, { count: size.calls, seed }));
  await run('pages', () => attackPages(callers, pages, { count: size.pages, seed }));
  return { operations: operations.length, pages: pages.length, attacks, books: await auditBooks(databaseUrl) };
}
