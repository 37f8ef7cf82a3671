import { isLoopback } from './mail-settings.ts';

// Shorter in total than the database's limit for idle transactions.
const TIMEOUTS = { connectionTimeout: 7_000, greetingTimeout: 7_000, socketTimeout: 10_000 };

/**
 * How to reach the mail server at `SMTP_URL`. One on another machine must speak TLS, because messages contain one-time links; an
 * address that ends with `?requireTLS=false` makes an exception for a private network.
 */
export function mailTransport(url: string) {
  return { url, requireTLS: !isLoopback(new URL(url).hostname), ...TIMEOUTS };
}
