import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** A part of the launcher by its name, such as `database/home`. It is plain JavaScript, for it runs before anything is installed. */
// biome-ignore lint/suspicious/noExplicitAny: it has no types
export function fromLauncher(name: string): Promise<any> {
  return import(pathToFileURL(path.resolve('launch', `${name}.mjs`)).href);
}

/** Call it before a test runs commands of the launcher: they would install first, and take the packages away from under all other tests. */
export async function demandInstalled(): Promise<void> {
  const { isInstalled } = await fromLauncher('install');
  if (!isInstalled()) throw new Error('node_modules is not as package-lock.json says. Run npm ci, then the tests.');
}
