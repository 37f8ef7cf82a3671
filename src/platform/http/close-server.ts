import type { Server } from 'node:http';
import type { UnderWay } from './under-way.ts';

const PATIENCE_MS = 10_000;

/**
 * Takes no new connections, waits for requests under way, ten seconds at most, and then closes what is still open. Waits for the answers
 * to visitors who went away too: what they are made with is closed next.
 */
export async function closeServer(server: Server, underWay: UnderWay, patienceMs: number = PATIENCE_MS): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Repeatedly, because an idle connection would otherwise delay the stop until its timeout.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  let cut: NodeJS.Timeout | undefined;
  const isOver = new Promise<void>((resolve) => {
    cut = setTimeout(() => {
      server.closeAllConnections();
      resolve();
    }, patienceMs);
  });
  await closed;
  await Promise.race([underWay.ended(), isOver]);
  clearInterval(sweep);
  clearTimeout(cut);
}
