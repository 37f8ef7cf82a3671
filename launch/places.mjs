import { accessSync, constants, mkdirSync } from 'node:fs';
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

/** The folder of all persistent data: the embedded database and the media. Created when missing. */
export function openDataDir(env = process.env) {
  const dataDir = resolve(root, env.DATA_DIR || 'data');
  try {
    mkdirSync(dataDir, { recursive: true, mode: FOLDER_MODE });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new Plain(
      `The data folder ${dataDir} cannot be written (${error.code}). Give this account access to it, or choose another with DATA_DIR.`,
    );
  }
  return dataDir;
}
