import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Plain } from '../say.mjs';

/** Writes down that the shop left its embedded database for a server, so that none opens on what it left. */
export function noteLeft(dataDir, to) {
  const { host, pathname } = new URL(to);
  writeFileSync(noteIn(dataDir), `${host}${pathname}\n`);
}

/** The shop is back in the embedded database. */
export function forgetLeft(dataDir) {
  rmSync(noteIn(dataDir), { force: true });
}

/** Refuses the embedded database of a shop that was moved to a server: its orders are there. */
export function demandNotLeft(dataDir) {
  const note = noteIn(dataDir);
  if (!existsSync(note)) return;
  throw new Plain(
    `This shop was moved to the database ${readFileSync(note, 'utf8').trim()}: name that in DATABASE_URL. What lies in ${dataDir} is a copy of the day it moved. To open that copy all the same, delete ${note}.`,
  );
}

function noteIn(dataDir) {
  return join(dataDir, 'moved-to');
}
