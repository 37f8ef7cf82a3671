import type { Server } from 'node:http';

const PATIENCE_MS = 10_000;

/** Takes no new connections, waits for requests under way, ten seconds at most, and then closes what is still open. */
export async function closeServer(server: Server, patienceMs: number = PATIENCE_MS): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Repeatedly, because an idle connection would otherwise delay the stop until its timeout.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const cut = setTimeout(() => server.closeAllConnections(), patienceMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}
