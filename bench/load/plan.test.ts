import { expect, test } from 'vitest';
import { minutesOf } from './estimate.ts';
import { nameOf } from './parts.ts';
import { planOf, WrongFlag } from './plan.ts';

test.each([
  ['--connections many', '--connections takes whole numbers from 1 to 1,000, not “many”.'],
  ['--connections 1,,4', '--connections takes whole numbers from 1 to 1,000, not “”.'],
  ['--connections 0', '--connections takes whole numbers from 1 to 1,000, not “0”.'],
  ['--seconds 1.5', '--seconds takes whole numbers from 1 to 600, not “1.5”.'],
  ['--products -5', '--products takes whole numbers from 1 to 10,000,000, not “-5”.'],
  ['--orders-beside 0', '--orders-beside takes whole numbers from 1 to 1,000, not “0”.'],
  ['--parts home,basement', 'There is no part “basement”. There are: home, product,'],
  ['--parts cart+orders', 'There is no part “cart+orders”.'],
  ['--paths home', 'There is no --paths. There are: --products,'],
  ['--seconds', '--seconds needs a value.'],
  ['64', 'What is “64”? Values follow a flag, as in --connections 1,16.'],
  ['--against shop', '--against takes the address of a shop, as http://127.0.0.1:3000, not “shop”.'],
  ['--against file:///etc', '--against takes the address of a shop'],
  ['--against http://shop.example --products 94', 'taken as it is: leave --products out.'],
  ['--against http://shop.example --parts cart,login', 'All of these parts write'],
])('refuses “%s” in a sentence', (line, message) => {
  const plan = () => planOf(line.split(' '));
  expect(plan).toThrow(WrongFlag);
  expect(plan).toThrow(message);
});

test('without a flag all parts are measured with 1, 16 and 64 connections', () => {
  const plan = planOf([]);
  expect(plan.connections).toEqual([1, 16, 64]);
  expect(plan.parts).toHaveLength(15);
  expect(plan.leftOut).toEqual([]);
  expect(plan.against).toBeNull();
});

test('one thing changes from shop to shop: first the catalogue, then the history', () => {
  expect(planOf(['--products', '94,10000', '--orders', '1000,1000000,0']).worlds).toEqual([
    { products: 94, orders: 1_000 },
    { products: 10_000, orders: 1_000 },
    { products: 94, orders: 1_000_000 },
    { products: 94, orders: 0 },
  ]);
});

test('what is named twice is measured once', () => {
  const plan = planOf(['--parts', 'home,search,home', '--connections', '4,4', '--products=94,94', '--orders', '0']);
  expect(plan.parts.map(nameOf)).toEqual(['home', 'search']);
  expect(plan.connections).toEqual([4]);
  expect(plan.worlds).toHaveLength(1);
});

test('a shop that is not the bench’s own is only read, and what was left out is told', () => {
  const plan = planOf(['--against', 'https://shop.example/', '--parts', 'home,search+orders,order,search']);
  expect(plan.against).toBe('https://shop.example');
  expect(plan.worlds).toEqual([]);
  expect(plan.parts.map(nameOf)).toEqual(['home', 'search']);
  expect(plan.leftOut.map(nameOf)).toEqual(['search+orders', 'order']);
});

test('the default takes some twenty minutes, and one part at one shop a minute or two', () => {
  expect(minutesOf(planOf([]))).toBeLessThanOrEqual(22);
  expect(minutesOf(planOf(['--parts', 'home', '--products', '100', '--orders', '0']))).toBeLessThanOrEqual(2);
  expect(minutesOf(planOf(['--orders', '1000000']))).toBeGreaterThan(30);
});
