import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Plain } from '../say.mjs';

/** Notes at a database that lies elsewhere which data folder it belongs to: by its path, and by what stays when that is renamed. */
export function claim(dataDir, home) {
  const note = noteIn(home);
  writeFileSync(`${note}.new`, `${dataDir}\n${identityOf(dataDir)}\n`);
  renameSync(`${note}.new`, note);
}

/**
 * Refuses a copy of a data folder: its pointer leads to the database of the original, which is not the copy's own. A folder that
 * was renamed, and one that was put back in its place, is taken for the original, and the others no longer are.
 */
export function demandOwn(dataDir, home, pointer) {
  const { path, identity } = readNote(home);
  const isSamePath = path === dataDir;
  const isSameFolder = identity === identityOf(dataDir);
  // A note of an earlier version has a path alone: a folder that was moved cannot be told from a copy, but by what became of the original.
  const isMoved = path !== undefined && identity === undefined && !pointsAt(path, home);
  if (!isSamePath && !isSameFolder && !isMoved && path !== undefined)
    throw new Plain(sentence(dataDir, home, pointer, path));
  if (!isSamePath || !isSameFolder) claim(dataDir, home);
}

function sentence(dataDir, home, pointer, original) {
  return [
    `The data folder ${dataDir} is a copy: its database is not in it, but in ${home}, and belongs to ${original}. It was not opened.`,
    `To open that shop, start with DATA_DIR=${original}.`,
    'To have a second shop with the same data, back the first one up (npm run backup) and restore into a new folder.',
    `If ${original} is gone because you moved it here, write ${dataDir} into the first line of ${noteIn(home)}.`,
    `To begin with an empty shop here, delete ${pointer}.`,
  ].join('\n');
}

function readNote(home) {
  const note = noteIn(home);
  if (!existsSync(note)) return {};
  const [path = '', identity] = readFileSync(note, 'utf8').split('\n');
  return { path, identity: identity || undefined };
}

function pointsAt(dataDir, home) {
  const pointer = join(dataDir, 'database-at');
  return existsSync(pointer) && readFileSync(pointer, 'utf8').trim() === home;
}

function identityOf(folder) {
  const { dev, ino } = statSync(folder, { bigint: true });
  return `${dev}:${ino}`;
}

function noteIn(home) {
  return join(home, 'belongs-to');
}
