import { accessSync, constants, existsSync, lstatSync, mkdirSync, readlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Plain } from './say.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const modules = join(root, 'node_modules');

/**
 * The mode of the data folder and of the database's folder in it, when they are made. As root the account of PostgreSQL passes
 * through both; it can list neither, and whatever lies in them is closed to it but the cluster.
 */
export const FOLDER_MODE = process.getuid?.() === 0 ? 0o711 : 0o700;

/** The folder of all persistent data: the embedded database and the media. Created when missing; a link to a folder will do. */
export function openDataDir(env = process.env) {
  const dataDir = resolve(root, env.DATA_DIR || 'data');
  makeFolder(dataDir, 'data folder');
  return dataDir;
}

/** Makes a folder if it is missing, and says in a sentence why it cannot be used. */
export function makeFolder(folder, what) {
  try {
    mkdirSync(folder, { recursive: true, mode: FOLDER_MODE });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new Plain(whyNot(folder, what, error));
  }
}

function whyNot(folder, what, error) {
  const found = findEntry(folder);
  if (found?.isSymbolicLink() && !existsSync(folder)) {
    return `The ${what} ${folder} is a link to ${readlinkSync(folder)}, which is not there. Mount its disk or make that folder, or choose another with DATA_DIR.`;
  }
  if (found?.isFile()) return `The ${what} ${folder} is a file. Move it away, or choose a folder with DATA_DIR.`;
  return `The ${what} ${folder} cannot be written (${error.code}). Give this account access to it, or choose another with DATA_DIR.`;
}

function findEntry(path) {
  try {
    return lstatSync(path);
  } catch {
    return undefined;
  }
}
