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
