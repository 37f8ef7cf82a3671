import { expect, test } from 'vitest';
import { encode } from './sentence-encoder.ts';

test.each(['a\ud800b', 'a\u0000b', '\u2581', 'ﬃ ½ m²', 'word '.repeat(3000), 'x'.repeat(5000)])(
  'whatever is typed is encoded, and the thread goes on: %j',
  async (text) => {
    const [vector] = await encode([text]);
    expect(vector).toHaveLength(512);
    expect(vector?.every(Number.isFinite)).toBe(true);
  },
);

test('a crowd is answered, but for those who come when a hundred wait', async () => {
  const crowd = await Promise.allSettled(Array.from({ length: 105 }, (_, at) => encode([`screen number ${at}`])));
  expect(crowd.filter(({ status }) => status === 'fulfilled')).toHaveLength(100);
  expect(crowd.at(-1)).toMatchObject({ reason: new Error('100 questions wait already.') });
  expect(await encode(['and afterwards'])).toHaveLength(1);
});
