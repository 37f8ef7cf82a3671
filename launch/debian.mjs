import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { lastLines, runProgram } from './run-program.mjs';
import { Plain } from './say.mjs';

/** The first of these programs that is installed on this machine: in PATH, in the usual folders, or `elsewhere`. */
export function findProgram(names, elsewhere = []) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/usr/sbin'];
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...elsewhere].find(isProgram);
}

/** Whether there is a program at this path. */
export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Whether Debian's packages can be installed: by root, on Debian. */
export function canInstall() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');
}

/** Installs the first of these packages that this release has. Throws what apt-get said. */
export async function installFirst(packages) {
  await must(aptGet('update'));
  for (const name of packages.slice(0, -1)) if ((await install(name)).code === 0) return;
  await must(install(packages.at(-1)));
}

const install = (name) => aptGet('install', '--yes', '--no-install-recommends', name);

function aptGet(...args) {
  return runProgram('apt-get', args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
}

async function must(running) {
  const { code, output } = await running;
  if (code !== 0)
    throw new Plain(`apt-get failed, so a program that the tests need is missing:\n\n${lastLines(output)}`);
}
