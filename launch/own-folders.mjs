import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { Plain } from './say.mjs';

/**
 * Refuses to begin what this account could not finish: folders that an install or a build replaces and another account has made,
 * most often root. `folders` are paths in the project, looked at with all that lies `deep` levels below them.
 */
export function assertOwn(project, folders, { deep = Number.POSITIVE_INFINITY, canWrite = isWritable } = {}) {
  for (const name of folders) {
    const folder = join(project, name);
    // What is still to be made needs one above it alone.
    const looked = existsSync(folder) ? foldersOf(folder, deep) : [nearest(folder)];
    const locked = looked.find((path) => !canWrite(path));
    if (locked) throw new Plain(whyNot(project, locked));
  }
}

function whyNot(project, locked) {
  const account = userInfo().username;
  return `The folder ${locked} belongs to account ${statSync(locked).uid} and cannot be changed by this one (${account}), so nothing can be installed or built here. Give the whole project to this account, as root: chown -R ${account} ${project}\nFrom then on install, build and start with this account alone.`;
}

function nearest(folder) {
  return existsSync(folder) ? folder : nearest(dirname(folder));
}

/** A folder and those below it. One that cannot be listed stands for all of them. */
function foldersOf(folder, deep) {
  if (deep === 0) return [folder];
  const below = list(folder).filter((entry) => entry.isDirectory());
  return [folder, ...below.flatMap(({ name }) => foldersOf(join(folder, name), deep - 1))];
}

function list(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
