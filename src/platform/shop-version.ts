import { readFile } from 'node:fs/promises';

/** The version of this shop, as its package says. */
export async function readVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string };
  return version;
}
