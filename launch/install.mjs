import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assertOwn } from './own-folders.mjs';
import { root } from './places.mjs';
import { runProgram } from './run-program.mjs';
import { withoutPrograms } from './runtime.mjs';
import { Plain, secondsSince } from './say.mjs';

/** Whether node_modules holds what package-lock.json asks for, by npm's own record of a finished install. */
export function isInstalled(project = root) {
  const record = join(project, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const wanted = packagesOf(join(project, 'package-lock.json'));
  const present = packagesOf(record);
  return (
    Object.entries(wanted).every(([path, entry]) => path === '' || agrees(entry, present[path])) &&
    Object.keys(present).every((path) => wanted[path])
  );
}

/** Installs exactly what package-lock.json says, build tools included. */
export async function install(say) {
  const began = performance.now();
  assertOwn(root, ['node_modules'], { deep: 1 });
  say.step('Installing packages (npm ci); the first time this takes a minute or so');
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  const { code, output } = await runNpm(args);
  if (code !== 0) {
    throw new Plain(
      `npm ci failed, so the packages are not installed:\n\n${firstErrors(output)}\n\nMend that and start again.`,
    );
  }
  say.step(`Packages installed in ${secondsSince(began)} s`);
}

function runNpm(args) {
  const onWindows = process.platform === 'win32';
  const options = { cwd: root, env: withoutPrograms(), shell: onWindows };
  return runProgram(onWindows ? 'npm.cmd' : 'npm', args, options).catch((error) => {
    throw new Plain(`npm could not be started (${error.code}); it comes with Node from nodejs.org.`);
  });
}

// npm says what is wrong first, and goes on with its usage or a log's place.
function firstErrors(output) {
  const errors = output.split('\n').filter((line) => /^npm (error|ERR!)\s+\S/.test(line));
  return (errors.length > 0 ? errors : output.trim().split('\n')).slice(0, 12).join('\n');
}

function packagesOf(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages ?? {};
}

// Optional packages are those of other systems: absent is right, present in another version is not.
function agrees(wanted, present) {
  if (!present) return Boolean(wanted.optional || wanted.devOptional);
  return wanted.version === present.version && wanted.integrity === present.integrity;
}
