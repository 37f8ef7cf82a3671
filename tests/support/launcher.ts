import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** A part of the launcher by its name, such as `database/home`. It is plain JavaScript, for it runs before anything is installed. */
// biome-ignore lint/suspicious/noExplicitAny: it has no types
export function fromLauncher(name: string): Promise<any> {
  return import(pathToFileURL(path.resolve('launch', `${name}.mjs`)).href);
}
