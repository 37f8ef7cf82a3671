import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { assertOwn } from './own-folders.mjs';
import { root } from './places.mjs';
import { lastLines, runProgram } from './run-program.mjs';
import { pinnedNode, withPrograms } from './runtime.mjs';
import { Plain, secondsSince } from './say.mjs';

const folders = ['src', 'demo', 'migrations', 'public', 'vite'];
const files = /^(package|package-lock|tsconfig)\.json$|^(vite|react-router)\.config\.\w+$/;
const tests = /\.test\.\w+$/;
// What a build replaces, and where its programs write meanwhile.
const written = ['build', '.react-router', 'node_modules/.vite-temp', 'node_modules/.cache'];

/** Whether build/ is complete and up to date with the sources. */
export function isBuilt(project = root) {
  const stamp = stampOf(project);
  if (!existsSync(stamp) || !existsSync(join(project, 'build', 'server', 'index.js'))) return false;
  return readFileSync(stamp, 'utf8') === fingerprint(project);
}

/** Bundles server and pages. The stamp is written last, so an interrupted build is repeated. */
export async function build(say) {
  const began = performance.now();
  assertOwn(root, written);
  say.step('Building the shop');
  const sources = fingerprint(root);
  rmSync(stampOf(root), { force: true });
  const env = { ...withPrograms(), NODE_ENV: 'production' };
  const { code, output } = await runProgram(pinnedNode(), ['--run', 'build'], { cwd: root, env });
  if (code !== 0) throw new Plain(`The build failed:\n\n${lastLines(output, 40)}`);
  writeFileSync(stampOf(root), sources);
  say.step(`Built in ${secondsSince(began)} s`);
}

/** A digest of everything that a build depends on. */
export function fingerprint(project) {
  const hash = createHash('sha256');
  for (const path of sourcesOf(project)) {
    hash
      .update(`${relative(project, path)}\0`)
      .update(readFileSync(path))
      .update('\0');
  }
  return hash.digest('hex');
}

function sourcesOf(project) {
  const settings = readdirSync(project).filter((name) => files.test(name));
  const sources = folders.flatMap((folder) => filesUnder(join(project, folder)));
  return [...settings.map((name) => join(project, name)), ...sources].sort();
}

function filesUnder(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !tests.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

function stampOf(project) {
  return join(project, 'build', '.sources');
}
