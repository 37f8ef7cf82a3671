import { expect, test } from 'vitest';
import type { Snapshot } from '#features/catalogue/server/door.ts';
import { leadOf } from './lead-of.ts';

const lead = (name: string, leadKind: string, reachM: number) => ({ product: { name, specs: { leadKind, reachM } } });
const snapshot = {
  entries: [
    lead('HDMI lead, 5 m', 'HDMI', 5),
    lead('HDMI lead, 10 m', 'HDMI', 10),
    lead('Mains lead, 3 m', 'mains', 3),
  ],
} as unknown as Snapshot;

test('none that is too short, and none of another kind', () => {
  expect(leadOf({ snapshot }, '15 m HDMI lead')).toBeNull();
  expect(leadOf({ snapshot }, '2 m network cable')).toBeNull();
});

test('no lead is meant where none is named, or no length', () => {
  for (const words of ['HDMI extender, 60 m', 'HDMI lead', '3 m wall'])
    expect(leadOf({ snapshot }, words), words).toBeNull();
});

test('the shortest that reaches, and that its length is another', () => {
  expect(leadOf({ snapshot }, '6 x 3m HDMI')).toMatchObject({ of: ' (none of 3 m is sold)' });
  expect(leadOf({ snapshot }, 'HDMI cable 5 metres')).toMatchObject({
    entry: { product: { name: 'HDMI lead, 5 m' } },
    of: '',
  });
});
