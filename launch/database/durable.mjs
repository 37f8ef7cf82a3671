import { mkdirSync, statSync } from 'node:fs';
import { Plain } from '../say.mjs';

/**
 * The folder for what root owns but PostgreSQL's account must reach: kept over restarts of the machine,
 * and writable by root alone, since programs are started from it.
 */
export function durableDir() {
  for (const folder of ['/var/lib/brightfront', '/var/tmp/brightfront']) {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o755 });
    } catch {
      continue;
    }
    const { uid, mode } = statSync(folder);
    if (uid === 0 && (mode & 0o022) === 0) return folder;
  }
  throw new Plain(
    'PostgreSQL refuses to run as root, and there is no folder where its data can lie for another account: /var/lib/brightfront and /var/tmp/brightfront cannot be made by root alone. Start as an ordinary user, or give a server with DATABASE_URL.',
  );
}
