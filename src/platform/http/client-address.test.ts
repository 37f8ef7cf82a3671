import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { addressGroup, clientAddress, networkOf } from './client-address.ts';

async function addressOf(trustProxy: number, connectedFrom: string, forwardedFor?: string): Promise<string> {
  const app = new Hono().get('/', (context) => context.text(clientAddress(context, trustProxy)));
  const headers: HeadersInit = forwardedFor ? { 'x-forwarded-for': forwardedFor } : {};
  const env = { incoming: { socket: { remoteAddress: connectedFrom } } };
  return (await app.request('/', { headers }, env)).text();
}

test('forwarded addresses are ignored without a proxy', async () => {
  expect(await addressOf(0, '203.0.113.9', '198.51.100.1')).toBe('203.0.113.9');
});

test('behind one proxy only the last entry counts', async () => {
  expect(await addressOf(1, '10.0.0.1', '1.1.1.1, 198.51.100.1')).toBe('198.51.100.1');
});

test('behind two proxies the last but one counts', async () => {
  expect(await addressOf(2, '10.0.0.1', '6.6.6.6, 198.51.100.1, 10.0.0.2')).toBe('198.51.100.1');
});

test('a forwarded address that is none falls back to the connection', async () => {
  expect(await addressOf(1, '10.0.0.1', 'unknown')).toBe('10.0.0.1');
  expect(await addressOf(1, '10.0.0.1')).toBe('10.0.0.1');
});

test('ports, brackets and the IPv6 form of an IPv4 address are taken off', async () => {
  expect(await addressOf(0, '::ffff:203.0.113.9')).toBe('203.0.113.9');
  expect(await addressOf(1, '10.0.0.1', '198.51.100.1:4711')).toBe('198.51.100.1');
  expect(await addressOf(1, '10.0.0.1', '[2001:db8::1]:4711')).toBe('2001:db8::1');
});

test('a limit counts an IPv6 household as one', () => {
  expect(addressGroup('2001:db8:1:2:aaaa::1')).toBe('2001:db8:1:2::/64');
  expect(addressGroup('2001:db8:1:2::9')).toBe('2001:db8:1:2::/64');
  expect(addressGroup('2001:0db8:0001:0002:0:0:0:9')).toBe('2001:db8:1:2::/64');
  expect(addressGroup('::1')).toBe('0:0:0:0::/64');
  expect(addressGroup('203.0.113.9')).toBe('203.0.113.9');
});

test.each([
  ['203.0.113.9', '203.0.113.0/24'],
  ['2001:db8:12:34::9', '2001:db8:12::/48'],
  ['2001:0db8::1', '2001:db8:0::/48'],
])('%s is shown and logged as %s', (address, network) => expect(networkOf(address)).toBe(network));
