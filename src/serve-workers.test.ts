import { expect, test } from 'vitest';
import { connectionsEach } from './serve-workers.ts';

test('workers share the connections that are allowed, five each at least', () => {
  const each = (WORKERS: number, DATABASE_CONNECTIONS = 20) => connectionsEach({ WORKERS, DATABASE_CONNECTIONS });
  expect([each(1), each(2), each(3), each(4), each(16), each(3, 100)]).toEqual([20, 10, 6, 5, 5, 33]);
});
