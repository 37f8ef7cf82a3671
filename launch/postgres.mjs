import { mkdirSync, realpathSync } from 'node:fs';
import { prepareCluster } from './database/cluster.mjs';
import { findHome } from './database/home.mjs';
import { startPostmaster, stopLeftovers } from './database/postmaster.mjs';
import { findPrograms } from './database/programs.mjs';
import { writeSettings } from './database/settings.mjs';
import { databaseUrl, socketFolder } from './database/socket.mjs';
import { lock } from './lock.mjs';
import { FOLDER_MODE } from './places.mjs';
import { freePort } from './ports.mjs';
import { Plain } from './say.mjs';
import { supervise } from './supervise.mjs';

/**
 * Starts the embedded PostgreSQL on a data folder: creates what is missing, ends what a killed run left behind,
 * and restarts the server on the same port when it dies. Returns `{ url, port, pid, home, stop }`.
 *
 * `throwaway` is for tests: the URL is the superuser's, many connections, nothing is forced to disk.
 * It is started again for ever: a full disk, say, may have room again.
 */
export async function startPostgres({ dir, say, throwaway = false }) {
  mkdirSync(dir, { recursive: true, mode: FOLDER_MODE });
  const place = findHome(realpathSync(dir));
  const held = await lock(place.home);
  if (held.holder) throw new Plain(`Another process (${held.holder.pid}) already runs the database in ${place.home}.`);
  const user = throwaway ? 'postgres' : 'brightfront';
  try {
    await stopLeftovers(place.cluster, say);
    const programs = findPrograms(place.account);
    const password = await prepareCluster(place, programs, { user, throwaway, say });
    say.step('Starting the database');
    const port = await freePort();
    // Tests put what they please between a shop and its port.
    const socket = throwaway ? '' : socketFolder(place.cluster, port);
    const options = writeSettings(place.home, { port, user, throwaway, socket });
    const start = async () => {
      await stopLeftovers(place.cluster, say);
      return startPostmaster(place, programs, options);
    };
    const onEnd = (how) => say.step(`The database ended unexpectedly (${how}); starting it again`);
    const supervised = await supervise(start, { onEnd });
    return {
      url: databaseUrl({ user, password, port, socket }),
      port,
      home: place.home,
      get pid() {
        return supervised.current.pid;
      },
      async stop() {
        await supervised.stop();
        await held.release();
      },
    };
  } catch (error) {
    await held.release();
    throw error;
  }
}
