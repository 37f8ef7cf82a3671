import fs from 'node:fs';
import { expect, test } from 'vitest';
import { readConfig } from '#platform/config.ts';

// What an owner copies must know every setting, and its limits must be those of the shop.

const compose = fs.readFileSync('compose.yaml', 'utf8');
const nginx = fs.readFileSync('kit/nginx.conf', 'utf8');
const unit = fs.readFileSync('kit/brightfront@.service', 'utf8');
// The image decides about these, and tests alone use the last.
const OF_THE_IMAGE = ['HOST', 'PORT', 'DATA_DIR', 'STRIPE_API_BASE'];

test('the containers can be given every setting', () => {
  const schema = fs.readFileSync('src/platform/config.ts', 'utf8');
  const settings = [...schema.matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(([, name = '']) => name);
  expect(settings.length).toBeGreaterThan(20);
  const missing = settings.filter((name) => !OF_THE_IMAGE.includes(name) && !compose.includes(`\n      ${name}: `));
  // A production shop in containers shows no demo.
  expect(missing).toEqual(['SHOP_DEMO_PUBLIC']);
});

test('a setting that is left empty counts as not given', () => {
  const blank = Object.fromEntries(
    [...compose.matchAll(/^ {6}([A-Z0-9_]+): \$\{\1:-\}$/gm)].map(([, name]) => [name, '']),
  );
  expect(Object.keys(blank).length).toBeGreaterThan(15);
  expect(() => readConfig({ ...blank, DATABASE_URL: 'postgres://shop@db/shop' })).not.toThrow();
});

test('every service is bounded in memory and comes back after a crash', () => {
  const services = compose.split('\nvolumes:')[0]?.match(/^ {2}\w+:$/gm) ?? [];
  expect(services).toHaveLength(3);
  expect(compose.match(/^ {4}mem_limit: /gm)).toHaveLength(services.length);
  expect(compose.match(/^ {4}restart: unless-stopped$/gm)).toHaveLength(services.length);
});

test('nginx takes what the shop takes, and never sends an order twice', () => {
  expect(nginx).toMatch(/listen 443 ssl http2;/);
  expect(nginx).toContain('client_max_body_size 50m;');
  expect(nginx).toMatch(/location = \/api\/postcodes \{[^}]*client_max_body_size 2g;[^}]*proxy_request_buffering off;/);
  expect(nginx).not.toContain('non_idempotent');
  expect(nginx).toMatch(/location = \/api\/events \{[^}]*proxy_buffering off;/);
});

test('the service manager does not try a wrong setting again', () => {
  expect(unit).toContain('RestartPreventExitStatus=78');
  expect(unit).toContain('NODE_ENV=production PORT=%i');
});

test('the commands find the settings of the service in one file: it names no place and no mode of its own', () => {
  expect(unit).toContain('EnvironmentFile=/etc/brightfront/shop.env');
  expect(unit).not.toMatch(/^Environment=.*(SHOP_MODE|DATA_DIR|DATABASE_URL)/m);
  const steps = fs.readFileSync('docs/operations.md', 'utf8');
  for (const line of ["SHOP_MODE='production'", "DATA_DIR='/var/lib/brightfront'"]) expect(steps).toContain(line);
});

test('the table of the README has every setting', () => {
  const schema = fs.readFileSync('src/platform/config.ts', 'utf8');
  const settings = [...schema.matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(([, name = '']) => name);
  const rows =
    fs
      .readFileSync('README.md', 'utf8')
      .match(/^\| `.*$/gm)
      ?.join('\n') ?? '';
  expect(settings.filter((name) => !rows.includes(`\`${name}\``))).toEqual([]);
});
