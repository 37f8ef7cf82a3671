import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asJson } from './as-json.ts';

const throughText = (value: unknown) => {
  const text = JSON.stringify(value);
  return text === undefined ? undefined : JSON.parse(text);
};

test('a page gets of an answer what a browser would', () => {
  const answer = fc.anything({ withDate: true, withSparseArray: true, withNullPrototype: true });
  fc.assert(
    fc.property(answer, (value) => {
      expect(asJson(value)).toStrictEqual(throughText(value));
    }),
  );
});

test.each([
  ['a day', new Date('2026-03-29T10:00:00Z')],
  ['a day that is none', new Date(Number.NaN)],
  ['what says itself how it is written', { price: { toJSON: () => '9.99' } }],
  ['what says that it is nothing', { price: { toJSON: () => undefined } }],
  ['what is left out of an object is null in a list', { a: undefined, list: [undefined, () => 1, Symbol('b')] }],
  ['numbers that JSON has not', [Number.NaN, Number.POSITIVE_INFINITY, -0]],
  ['an own property that has the name of a special one', JSON.parse('{"__proto__": {"a": 1}}')],
])('%s', (_, value) => {
  expect(asJson(value)).toStrictEqual(throughText(value));
});

test('nothing of it is shared with the answer, which the shop may hold on to', () => {
  const answer = { product: { name: 'Kiosk', sizes: [55] } };
  const copy = asJson(answer) as typeof answer;
  copy.product.sizes.push(65);
  copy.product.name = 'Totem';
  expect(answer).toEqual({ product: { name: 'Kiosk', sizes: [55] } });
});
