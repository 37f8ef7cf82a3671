import { expect, test, vi } from 'vitest';
import { meaningsBy, meaningsOf } from './meanings-of.ts';

const one = async (text: string) => (await meaningsOf([text]))[0] ?? null;

async function likeness(first: string, other: string): Promise<number> {
  const [a, b] = await meaningsOf([first, other]);
  if (!a || !b) return Number.NaN;
  return a.reduce((sum, each, at) => sum + each * (b[at] ?? 0), 0) / Math.hypot(...a) / Math.hypot(...b);
}

test.each(['', '???', '43', 'zzxqy', '\u0000', '🦓 🦓', 'مرحبا', '   '])(
  'what has no known word has no meaning: ‘%s’',
  async (text) => {
    expect(await one(text)).toBeNull();
  },
);

test('a question has the same meaning alone, beside others and asked again, and a pasted e-mail has one', async () => {
  const asked = 'can the kitchen change the menu from a phone';
  const others = [asked, 'does it', 'we are a small school by the sea and nobody ever reads the notices in the hall'];
  const [beside] = await meaningsOf(others);
  const alone = await one(asked);
  for (const [at, each] of (alone ?? []).entries()) expect(beside?.[at]).toBeCloseTo(each, 3);
  expect(await one(asked)).toBe(alone);
  expect(await one('Dear Sirs, we would like a screen. '.repeat(300))).not.toBeNull();
});

test.each([
  ['who pays if the driver drops it', 'it was broken on the way here', 'how bright is the window screen'],
  ['I lost the little clicker', 'the remote control has gone missing', 'where is my parcel'],
  [
    'nobody looks at what is pinned up in the canteen',
    'staff do not read the noticeboard',
    'the menu is too small to read',
  ],
])('‘%s’ is more like ‘%s’ than ‘%s’', async (text, near, far) => {
  expect(await likeness(text, near)).toBeGreaterThan(await likeness(text, far));
});

test('where the encoder cannot run a question has no meaning, the log tells, and the next is tried again', async () => {
  const warned = vi.spyOn(process, 'emitWarning').mockReturnValue();
  const without = meaningsBy(() => Promise.reject(new Error('no memory')));
  for (let time = 0; time < 2; time++) expect(await without(['how bright is it'])).toEqual([null]);
  expect(warned).toHaveBeenCalledTimes(2);
  expect(warned).toHaveBeenCalledWith(expect.stringContaining('by its words alone: no memory'), 'AssistantWarning');
  warned.mockRestore();
});
