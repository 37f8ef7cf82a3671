import { mkdirSync, statSync } from 'node:fs';
import { Plain } from '../say.mjs';

/**
 * The folder for files that root owns and PostgreSQL's account must reach: it survives restarts of the machine, and
 * only root can write to it, because programs are started from it.
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
