import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const read = (env: Record<string, string>) => () => readConfig({ DATABASE_URL: 'postgres://nowhere/none', ...env });

test.each(['STRIPE_API_BASE', 'RATES_URL'])('%s is https, but on this machine', (name) => {
  expect(read({ [name]: 'http://elsewhere.example/feed' })).toThrow(ConfigError);
  expect(read({ [name]: 'http://elsewhere.example/feed' })).toThrow(`${name}: must begin with https://`);
  expect(read({ [name]: 'http://localhost.elsewhere.example/' })).toThrow(ConfigError);
  expect(read({ [name]: 'https://elsewhere.example/feed' })()[name as 'RATES_URL']).toBe(
    'https://elsewhere.example/feed',
  );
  expect(read({ [name]: 'http://127.0.0.1:4000/feed' })()[name as 'RATES_URL']).toBe('http://127.0.0.1:4000/feed');
});

test.each(['PUBLIC_URL', 'STRIPE_API_BASE', 'RATES_URL', 'AI_BASE_URL', 'CATALOGUE_PDF_URL', 'SMTP_URL'])(
  '%s that is no address is refused with a sentence that names it',
  (name) => {
    for (const slip of ['shop.example.co.uk', 'foo', 'http://', 'https://', '//foo', 'https:/ /x', 'localhost:4172']) {
      expect(read({ [name]: slip })).toThrow(ConfigError);
      expect(read({ [name]: slip })).toThrow(`${name}: must be an`);
    }
  },
);

test('backups go to a folder or a bucket, at a time of day or after so many hours', () => {
  expect(read({ BACKUP_TO: '/mnt/safe' })().BACKUP_TO).toEqual({ folder: '/mnt/safe' });
  expect(read({ BACKUP_TO: 'https://KEY:SECRET@store.example/safe' })().BACKUP_TO).toMatchObject({
    bucket: { bucket: 'safe' },
  });
  expect(read({})()).toMatchObject({ BACKUP_EVERY: { atMinute: 135 }, BACKUP_RETAIN: 14 });
  expect(read({ BACKUP_TO: '' })().BACKUP_TO).toBeUndefined();
  expect(read({ BACKUP_EVERY: '23:59' })().BACKUP_EVERY).toEqual({ atMinute: 1439 });
  expect(read({ BACKUP_EVERY: '6' })().BACKUP_EVERY).toEqual({ hours: 6 });
});

test.each([
  ['BACKUP_TO', 's3://safe'],
  ['BACKUP_TO', 'https://store.example/safe'],
  ['BACKUP_EVERY', '24:00'],
  ['BACKUP_EVERY', '0'],
  ['BACKUP_EVERY', '1.5'],
  ['BACKUP_EVERY', 'daily'],
  ['BACKUP_RETAIN', '0'],
])('%s is not %s', (name, value) => {
  expect(read({ [name]: value })).toThrow(`${name}: `);
});

test.each(['0', '-1', '65', '1000', '1.5', 'all'])('WORKERS=%s is refused with the range', (WORKERS) => {
  expect(read({ WORKERS })).toThrow('WORKERS: must be a whole number of processes from 1 to 64');
});

test('WORKERS=0, which once meant no background work, is told what says that now', () => {
  expect(read({ WORKERS: '0' })).toThrow('set JOBS=0');
  expect(read({ WORKERS: '' })()).toMatchObject({ WORKERS: 1, JOBS: 2 });
  expect(read({ WORKERS: '64', JOBS: '0' })()).toMatchObject({ WORKERS: 64, JOBS: 0 });
});

test.each(['-1', '0.5', '16385', 'lots', '64MB'])('PAGE_CACHE_MB=%s is refused with its name', (PAGE_CACHE_MB) => {
  expect(read({ PAGE_CACHE_MB })).toThrow('PAGE_CACHE_MB: ');
});

test('cached pages may take 64 MB unless it is said otherwise, and 0 is none', () => {
  expect(read({ PAGE_CACHE_MB: '' })()).toMatchObject({ PAGE_CACHE_MB: 64 });
  expect(read({ PAGE_CACHE_MB: '0' })()).toMatchObject({ PAGE_CACHE_MB: 0 });
  expect(read({ PAGE_CACHE_MB: '256' })()).toMatchObject({ PAGE_CACHE_MB: 256 });
});

test.each(['0.0.0.0', '::', '[::]', '192.168.1.20', 'shop.example.co.uk', '127.elsewhere.example'])(
  'a demo with known passwords does not open to the network at %s unless told to',
  (HOST) => {
    expect(read({ HOST })).toThrow(`HOST: demo mode has known passwords and serves this machine only, not ${HOST}.`);
    expect(read({ HOST, SHOP_DEMO_PUBLIC: '0' })).toThrow(ConfigError);
    expect(read({ HOST, SHOP_DEMO_PUBLIC: '1' })().HOST).toBe(HOST);
    expect(read({ HOST, SHOP_MODE: 'production' })().HOST).toBe(HOST);
  },
);

test.each(['127.0.0.1', '127.8.9.1', '::1', 'localhost', 'shop.localhost', ''])('a demo opens at %s', (HOST) => {
  expect(read({ HOST })().HOST).toBe(HOST || '127.0.0.1');
});

test.each([
  ['TRUST_PROXY', 'true', 'must be a whole number from 0 to 10'],
  ['DATABASE_CONNECTIONS', '2', 'must be a whole number from 5 to 500'],
  ['PORT', '80.5', 'must be a whole number from 0 to 65535'],
  ['PUBLIC_URL', 'https://shop.example.co.uk/shop', 'must be an address without a path'],
  ['STRIPE_SECRET_KEY', 'pk_live_1', 'it begins with sk_ or rk_'],
  ['STRIPE_WEBHOOK_SECRET', 'sk_live_1', 'it begins with whsec_'],
])('%s=%s is refused in words', (name, value, words) => {
  expect(read({ [name]: value })).toThrow(`${name}: `);
  expect(read({ [name]: value })).toThrow(words);
});

test('an address with a slash at its end has no path', () => {
  expect(read({ PUBLIC_URL: 'https://shop.example.co.uk/' })().PUBLIC_URL).toBe('https://shop.example.co.uk/');
});
