import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import net, { type AddressInfo, type Socket } from 'node:net';

/** How a service fails that can still be connected to. */
export type Trouble = 'silent' | 'dawdling' | 'garbage' | 'broken off';

export interface TroubledService {
  /** `127.0.0.1:PORT`. */
  host: string;
  close(): Promise<void>;
}

const DRIP_MS = 500;
// A beginning of each protocol, which is then never finished.
const HTTP_BEGINNING = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n{';

/**
 * Stands where a service should be, on loopback. Silent, it takes connections and says nothing; dawdling, it answers a byte at a time and
 * never ends; garbage is neither HTTP nor SMTP; broken off, it hangs up on every word.
 */
export async function openTroubledService(trouble: Trouble): Promise<TroubledService> {
  const sockets = new Set<Socket>();
  const timers = new Set<NodeJS.Timeout>();
  const drip = (socket: Socket, piece: string) => {
    const timer = setInterval(() => socket.write(piece), DRIP_MS);
    timers.add(timer);
    socket.once('close', () => clearInterval(timer));
  };
  const server = net.createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
    let isHttp = false;
    if (trouble === 'garbage') socket.write(randomBytes(2_000));
    // Only a mail server speaks first.
    const greeting = setTimeout(() => {
      if (!isHttp && trouble === 'dawdling') drip(socket, '220-');
    }, 1_000);
    timers.add(greeting);
    socket.on('data', () => {
      if (trouble === 'broken off') return void socket.destroy();
      if (trouble === 'garbage') return void socket.end(randomBytes(2_000));
      if (trouble !== 'dawdling' || isHttp) return;
      isHttp = true;
      socket.write(HTTP_BEGINNING);
      drip(socket, ' ');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      for (const timer of timers) clearInterval(timer);
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
