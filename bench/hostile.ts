import { parseArgs } from 'node:util';
import type { SuiteReport } from '../tests/hostile/suite.ts';
import { runHostileSuite } from '../tests/hostile/suite.ts';
import { machine, writeResults } from './results.ts';
import { readShop } from './shop.ts';
import { table } from './table.ts';

/**
 * `npm run test:hostile [-- --inputs 300 --pages 60 --races 40 --seed 1 --only text]`: sends every call and page of a shop on sample
 * data what nobody means well with, as visitor, customer, employer and admin. Fails on a wrong answer or on books that do not add up.
 */
export async function attackShop(...args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: OPTIONS });
  const startedAt = new Date();
  const { url, databaseUrl, appPid: pid } = readShop();
  const [calls = 0, pages = 0, races = 0, seed = 0] = [values.inputs, values.pages, values.races, values.seed].map(
    Number,
  );
  const report = await runHostileSuite({ url, databaseUrl, pid }, { calls, pages, races, seed, only: values.only });
  const faults = [...Object.values(report.attacks).flatMap((attack) => attack.faults), ...report.books];
  console.log(`\n${describe(report)}\n`);
  for (const [kind, examples] of Object.entries(Object.groupBy(faults, kindOf))) {
    console.log(`✗ ${kind} (${examples?.length})\n    ${examples?.slice(0, 2).join('\n    ')}`);
  }
  console.log(`${faults.length} faults; ${report.operations} calls and ${report.pages} pages; seed ${seed}.`);
  const file = await writeResults(startedAt, { bench: 'hostile', machine: machine(), settings: values, report });
  console.log(`Written to ${file}`);
  return faults.length > 0 ? 1 : 0;
}

const OPTIONS = {
  inputs: { type: 'string', default: '300' },
  pages: { type: 'string', default: '60' },
  races: { type: 'string', default: '40' },
  seed: { type: 'string', default: '1' },
  only: { type: 'string', default: '' },
} as const;

function describe({ attacks }: SuiteReport): string {
  const titles = [
    '',
    'requests',
    's',
    '2xx',
    '3xx',
    '4xx',
    '5xx',
    'faults',
    'health p50 ms',
    'p99 ms',
    'most ms',
    'memory',
  ];
  const rows = Object.entries(attacks).map(([name, { requests, seconds, byHundred, faults, health }]) => [
    name,
    requests,
    Math.round(seconds),
    ...['2', '3', '4', '5'].map((hundred) => byHundred[hundred] ?? 0),
    faults.length,
    ...[health.p50Ms, health.p99Ms, health.mostMs].map((ms) => Number(ms.toFixed(1))),
    health.memoryGrowthMb === null ? 'not available' : `+${Math.round(health.memoryGrowthMb)} MB`,
  ]);
  return table(titles, rows);
}

// Faults of one cause are told once.
function kindOf(fault: string): string {
  return fault
    .replace(/^(\w+) \S+ as \w+, /, '$1, ')
    .replace(/ \(.*$/s, '')
    .slice(0, 110);
}
