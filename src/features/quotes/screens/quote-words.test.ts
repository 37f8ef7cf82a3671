import { expect, test } from 'vitest';
import type { Quote } from '../contract.ts';
import { serviceNote, visitQuoted } from './quote-words.ts';

type Service = NonNullable<Quote['lines'][number]['service']>;
const service = (part: Partial<Service>): Service => ({
  kind: 'survey',
  screenId: null,
  height: null,
  isByHand: false,
  ...part,
});

test('a service says how high or how much of it, and that its price is still to be made', () => {
  const noteOf = (part: Partial<Service>, unitPrice: string | null = '95.00') =>
    serviceNote({ service: service(part), unitPrice });
  expect(noteOf({})).toBe('One visit, which looks at everything');
  expect(noteOf({ kind: 'fitting', screenId: 7, height: '2.5' })).toBe('Upper edge at 2.5 m');
  expect(noteOf({ kind: 'wall', isByHand: true })).toBe('The whole wall');
  expect(noteOf({ kind: 'wall', isByHand: true }, null)).toBe('The whole wall. Its price is made by hand');
});

test('a quote with a survey and nothing to fit is of a survey', () => {
  const lines = (...kinds: Service['kind'][]) =>
    [null, ...kinds.map((kind) => service({ kind }))].map((one) => ({ service: one }) as Quote['lines'][number]);
  expect(visitQuoted({ lines: lines('survey') })).toBe('survey');
  expect(visitQuoted({ lines: lines('fitting', 'survey') })).toBe('fitting');
  expect(visitQuoted({ lines: lines('wall', 'survey') })).toBe('fitting');
});
