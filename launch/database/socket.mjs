import { join } from 'node:path';

// What the system has room for in the address of a socket, its end included.
const MOST_BYTES = 108;

/**
 * The folder of the server's socket, which the shop on the same machine reaches with less work than a port: the cluster's own, which
 * its account may write to and where the server sweeps up after one that was killed. Empty where the system has no such sockets, or
 * no room for so long a path: the port does as well.
 */
export function socketFolder(cluster, port, platform = process.platform) {
  const address = join(cluster, `.s.PGSQL.${port}`);
  return platform !== 'win32' && Buffer.byteLength(address) < MOST_BYTES ? cluster : '';
}

/** The address of a database, by the socket in this folder, if there is one. */
export function databaseUrl({ user, password, port, socket }) {
  const url = `postgres://${user}:${password}@127.0.0.1:${port}/${user}`;
  return socket ? `${url}?host=${encodeURIComponent(socket)}` : url;
}
