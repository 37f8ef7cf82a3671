import { mkdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const FOLDER = path.resolve(import.meta.dirname, 'results');

/** The machine on which a bench ran, to compare results. */
export function machine() {
  const [processor] = os.cpus();
  return {
    cores: os.availableParallelism(),
    processor: processor?.model.trim() ?? 'unknown',
    memoryGb: Math.round(os.totalmem() / 1024 ** 3),
    system: `${os.type()} ${os.release()} ${os.arch()}`,
    node: process.version,
    /** How busy it was with other things just now: processes that wanted to run, over the last minute. */
    load: Number((os.loadavg()[0] ?? 0).toFixed(2)),
  };
}

/** Writes what a bench found to bench/results/, named by the moment. Returns the path. */
export async function writeResults(startedAt: Date, results: object): Promise<string> {
  const date = startedAt.toISOString();
  // Windows allows no colon in a name.
  const file = path.join(FOLDER, `${date.replaceAll(':', '-')}.json`);
  await mkdir(FOLDER, { recursive: true });
  await writeFile(file, `${JSON.stringify({ date, ...results }, null, 2)}\n`);
  return path.relative(process.cwd(), file);
}
