import { expect, test } from 'vitest';
import type { Measured } from './measure.ts';
import { describe, describeTroubles, type Run, shareOf } from './report.ts';

const yardstick = { perSecond: 4_000, p50: 1, p99: 2, processorMs: 0.1 };
const good: Measured = {
  ...{
    requests: 3_000,
    sent: 3_016,
    perSecond: 1_000,
    p50: 4,
    p99: 9,
    statuses: { 200: 3_000 },
    broken: 0,
    bytesEach: 2_000,
  },
  ...{ errors: 0, processorMs: { app: 0.4, database: 0.1 }, clientBusy: 0.3, memoryMb: null, beside: null },
  ...{ yardstick, machineLoad: 1 },
};
const run = (found: Measured | null, values: Partial<Run> = {}): Run => ({
  ...{ products: 1_000, orders: 0, part: 'home', title: 'home page', connections: 16, round: 1, failed: null },
  ...values,
  found,
});

test('a part that failed has a line that says so, and the reason below', () => {
  const runs = [run(null, { failed: 'the cart answered 409' })];
  expect(describe(runs)).toMatch(/home page +16 +failed/);
  expect(describeTroubles(runs)).toEqual([
    'home page, 16 connections, 1000 products, 0 orders: failed: the cart answered 409',
  ]);
});

test('wrong answers are told with their status, and orders beside that were refused with the reason', () => {
  const beside = { done: 9, perSecond: 3, p50: 30, p99: 50, refused: { 'answered 409': 2 } };
  const wrong = { ...good, errors: 5, statuses: { 200: 10, 503: 4 }, broken: 1, beside };
  expect(describeTroubles([run(wrong, { connections: 1 })])).toEqual([
    'home page, 1 connection, 1000 products, 0 orders: answers by status {"200":10,"503":4}, 1 broken',
    'home page, 1 connection, 1000 products, 0 orders: 2 orders beside: answered 409',
  ]);
  expect(describeTroubles([run(good)])).toEqual([]);
});

test('a line holds the rate, the times, the processor of each and the share of the bare server', () => {
  const line = describe([run(good)])
    .split('\n')
    .at(-1)
    ?.trim()
    .split(/ {2,}/);
  expect(line).toEqual([
    '1000',
    '0',
    'home page',
    '16',
    '1000',
    '4.0',
    '9.0',
    '0',
    '0.40',
    '0.10',
    '25 %',
    '5.0',
    '30 %',
  ]);
});

test('of several rounds the middle one counts, and every error', () => {
  const rounds = [900, 1_100, 5_000].map((perSecond, n) => run({ ...good, perSecond, errors: n }, { round: n + 1 }));
  const text = describe(rounds);
  expect(text.split('\n')).toHaveLength(3);
  expect(text).toMatch(/ 16 +1100 +4\.0 +9\.0 +3 /);
});

test('what has no bare server beside it has no share', () => {
  expect(shareOf({ perSecond: 10, yardstick: null })).toBeNull();
  expect(describe([run({ ...good, yardstick: null, processorMs: null })])).toMatch(/0 +- +- +- +- +30 %$/);
});

test('a shop elsewhere has no sizes', () => {
  expect(describe([run(good, { products: null, orders: null })])).toMatch(/\n- +- +home page/);
});
