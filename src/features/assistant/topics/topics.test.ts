import { expect, test } from 'vitest';
import known from './known-questions.json' with { type: 'json' };
import { readTopics } from './read-topics.ts';
import { isOfService, TOPIC_NAMES, type Topic } from './topics.ts';

const lead = async (message: string, before: string | null = null) => {
  const { service, ofProducts } = await readTopics(message, before);
  return service.share > ofProducts ? service.topic : 'product';
};

test.each(['', '???', 'zzz', '\u0000', '🦓 🦓', 'ł'.repeat(1000), 'هل تقومون بالتوصيل'])(
  'what no example has is of no topic for certain: %s',
  async (message) => {
    const { service } = await readTopics(message);
    expect(service.share).toBeLessThan(0.2);
  },
);

test('the shares of all topics make one, and are the same each time', async () => {
  const { shares } = await readTopics('do you deliver to York');
  expect([...shares.values()].reduce((a, b) => a + b)).toBeCloseTo(1, 5);
  expect(shares).toEqual((await readTopics('do you deliver to York')).shares);
});

// The questions of five hands that were judged before; which topic each belongs to was said without running this.
test('of the questions that are known, so many are read as what they are about', async () => {
  const names = new Set<string>([...TOPIC_NAMES.filter(isOfService), 'product']);
  expect(known.flatMap(({ topics }) => topics).filter((topic) => !names.has(topic))).toEqual([]);
  const read: ((typeof known)[number] & { as: string })[] = [];
  // One after the other, as a crowd of hundreds is read by words alone.
  for (const each of known) read.push({ ...each, as: await lead(each.message) });
  const wrong = read.filter(({ topics, as }) => !topics.includes(as as Topic));
  expect(wrong.length / known.length).toBeLessThanOrEqual(0.06);
});

test.each([
  ['the corner', 'My screen arrived cracked', 'arrival'],
  ['and to Jersey?', 'How much is delivery to Leeds?', 'delivery'],
  ['can you send a new one today?', 'You sent us the wrong bracket', 'wrong-goods'],
])('‘%s’ after ‘%s’ stays in its conversation', async (message, before, topic) => {
  expect(await lead(message, before)).toBe(topic);
});

test.each([
  ['My menu board came with a crack in the corner', 'arrival'],
  ['do I pay the courier if I send it back', 'returns'],
  ['what is the difference between landscape and portrait', 'product'],
  ['does the kiosk take cards', 'product'],
  ['can the invoice show our order reference', 'invoice'],
  ['the card reader on the kiosk has stopped', 'fault'],
])('who does what to what decides, not one word: %s', async (message, topic) => {
  expect(await lead(message)).toBe(topic);
});
