import { statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { modules } from './places.mjs';
import { Plain } from './say.mjs';

/** The Node that everything but the launcher runs on: the pinned npm package, whatever Node the machine has. */
export function pinnedNode() {
  const path = join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (isProgram(path)) return path;
  if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath;
  throw new Plain(
    'Node 24 is not in node_modules because install scripts are switched off. Run `npm rebuild node --ignore-scripts=false`, or start with Node 24 or newer.',
  );
}

/** The environment of a child process, with the project's own programs first on the path. */
export function withPrograms(env = process.env) {
  return { ...env, PATH: [join(modules, '.bin'), env.PATH].join(delimiter) };
}

/** The environment without the project's programs: npm must not run on a Node that it is about to replace. */
export function withoutPrograms(env = process.env) {
  const parts = (env.PATH ?? '').split(delimiter).filter((part) => part !== join(modules, '.bin'));
  return { ...env, PATH: parts.join(delimiter) };
}

function isProgram(path) {
  try {
    return statSync(path).size > 1_000_000;
  } catch {
    return false;
  }
}
