import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { randomFrom } from '../random.ts';
import { mean } from './metrics.ts';

/** What one run scored: set → query → nDCG@10. */
export type Scores = Record<string, Record<string, number>>;

const runFile = z.object({ date: z.string(), ndcg: z.record(z.string(), z.record(z.string(), z.number())) });
const RESAMPLES = 10_000;

/** Saves a run, to compare a later one with it. Returns the path. */
export async function writeRun(folder: string, ndcg: Scores): Promise<string> {
  const date = new Date().toISOString();
  const file = path.join(folder, 'runs', `${date.replaceAll(':', '-')}.json`);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify({ date, ndcg })}\n`);
  return file;
}

export async function readRun(file: string): Promise<Scores> {
  return runFile.parse(JSON.parse(await readFile(file, 'utf8'))).ndcg;
}

/** How much better the same queries do now, and between what it lies in 95 of 100 resamples of those queries. */
export interface Comparison {
  queries: number;
  difference: number;
  from: number;
  to: number;
  /** How often chance alone would show a difference as large, either way round. */
  chance: number;
}

/** Paired bootstrap: queries are drawn again and again with both their figures. Null when the runs share no query. */
export function compare(now: Record<string, number>, before: Record<string, number>): Comparison | null {
  const differences = Object.entries(now).flatMap(([id, score]) => {
    const old = before[id];
    return old === undefined ? [] : [score - old];
  });
  const { length } = differences;
  if (length === 0) return null;
  const random = randomFrom(29);
  const means = Float64Array.from({ length: RESAMPLES }, () => {
    let sum = 0;
    for (let at = 0; at < length; at++) sum += differences[Math.floor(random() * length)] ?? 0;
    return sum / length;
  }).sort();
  const at = (share: number) => means[Math.min(RESAMPLES - 1, Math.floor(share * RESAMPLES))] ?? 0;
  const notBetter = means.filter((each) => each <= 0).length / RESAMPLES;
  const notWorse = means.filter((each) => each >= 0).length / RESAMPLES;
  return {
    queries: length,
    difference: mean(differences),
    from: at(0.025),
    to: at(0.975),
    chance: Math.min(1, 2 * Math.min(notBetter, notWorse)),
  };
}

export function sayComparison({ queries, difference, from, to, chance }: Comparison): string {
  const sign = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(3)}`;
  const said = chance < 0.001 ? 'p < .001' : `p = ${chance.toFixed(3)}`;
  return `${sign(difference)} (95 %: ${sign(from)} to ${sign(to)}, ${said}, ${queries} queries, paired bootstrap)`;
}
