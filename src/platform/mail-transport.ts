import { isLoopback } from './mail-settings.ts';

/** How long a message may take from the first connection to the last reply. */
export const SEND_MS = 120_000;

// For each reply, of which a message takes about six: a server that is merely slow still gets the message. A connection is used
// again, and closed before the server closes it in the middle of the next message. What a broken connection carried is tried
// again by the sender, which counts it.
const POOL = {
  pool: true as const,
  maxRequeues: 0,
  idleTimeout: 20_000,
  connectionTimeout: 15_000,
  greetingTimeout: 30_000,
  socketTimeout: 45_000,
};

/**
 * How to reach the mail server at `SMTP_URL`, over at most so many connections. One on another machine must speak TLS, because
 * messages contain one-time links; an address that ends with `?requireTLS=false` makes an exception for a private network.
 */
export function mailTransport(url: string, maxConnections = 1) {
  return { url, maxConnections, requireTLS: !isLoopback(new URL(url).hostname), ...POOL };
}
