import { isIP } from 'node:net';
import type { Context } from 'hono';

interface NodeBindings {
  incoming?: { socket?: { remoteAddress?: string } };
}

const IN_PROCESS = '127.0.0.1';

/**
 * The address of the client. Each of the `trustProxy` proxies appends its caller to `X-Forwarded-For`, so only that many
 * entries, counted from the right, can be trusted. A call in process has no connection and counts as this machine.
 */
export function clientAddress(context: Context, trustProxy: number): string {
  const socketAddress = (context.env as NodeBindings | undefined)?.incoming?.socket?.remoteAddress;
  return addressBehind(socketAddress, context.req.header('x-forwarded-for'), trustProxy);
}

/** The same, of a request that has not come to the router. */
export function addressBehind(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustProxy: number,
): string {
  const connected = plainAddress(socketAddress ?? '') ?? IN_PROCESS;
  if (trustProxy === 0) return connected;
  const chain = [...listed(forwardedFor), connected];
  return plainAddress(chain[Math.max(0, chain.length - 1 - trustProxy)] ?? '') ?? connected;
}

/** Whether the client uses HTTPS, to us or to a trusted proxy. */
export function isHttps(context: Context, trustProxy: number): boolean {
  return isHttpsBehind(context.req.url, context.req.header('x-forwarded-proto'), trustProxy);
}

/** The same, of a request that has not come to the router; `url` begins with the scheme by which it reached us. */
export function isHttpsBehind(url: string, forwardedProto: string | undefined, trustProxy: number): boolean {
  const told = trustProxy > 0 ? listed(forwardedProto).at(-1) : undefined;
  return told ? told.toLowerCase() === 'https' : /^https:/i.test(url);
}

/** An address as it may be shown, logged and counted: IPv4 shortened to its /24 network, IPv6 to its /48. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return `${address.split('.').slice(0, 3).join('.')}.0/24`;
  return `${groupsOf(address).slice(0, 3).join(':')}::/48`;
}

/** The key of an address for limits: for IPv6 its /64 network, because one household has all of it. */
export function addressGroup(address: string): string {
  if (isIP(address) !== 6) return address;
  return `${groupsOf(address).slice(0, 4).join(':')}::/64`;
}

// The eight groups of an IPv6 address, without leading zeros.
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16).toString(16));
}

function listed(header: string | undefined): string[] {
  return (
    header
      ?.split(',')
      .map((entry) => entry.trim())
      .filter(Boolean) ?? []
  );
}

// Removes the port, brackets, zone, and the prefix of an IPv4 address on an IPv6 socket.
function plainAddress(text: string): string | null {
  const bare = text
    .replace(/^\[(.+)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(bare) ? bare : null;
}
