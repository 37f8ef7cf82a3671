import { expect, test } from 'vitest';
import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { openDemoAssistant } from '../support/demo-assistant.ts';

const assistant = openDemoAssistant();

const ask = async (message: string, before?: string) => (await assistant.ask({ message, before })).body;

test.each([
  'what if the screen goes black in five years',
  'Last winter the damp got in the old telly. How do we know yours won’t?',
  'Do they get very hot to the touch?',
  'does it flicker on camera',
])('what would be, or was with another one, is no trouble to mend: %s', async (message) => {
  const { reply } = await ask(message);
  expect(reply).not.toMatch(/Try this, one after the other|I am sorry/);
});

test.each([
  ['The screen say no signal, what I do?', /1\. Press ‘Input’/],
  ['our touch totem keeps freezing, any ideas?', /1\. Switch the screen and its player off/],
  ['the remote does not work any more', /1\. Put in new batteries/],
  ['Sound has gone on the telly we had from you', /1\. See that it is not muted/],
  ['the wifi keeps dropping out on our player, help', /1\. Hold a phone/],
  ['the picture flickers since yesterday', /1\. Push the HDMI lead home/],
  ['Our screen won’t start since the power cut, two years old and bought from you. What now?', /1\. See whether/],
  ['Two of our boards say no signal since this morning, does the warranty cover that?', /1\. Press ‘Input’/],
  ['Our 55 by the door flickers every few minutes, we need it working by Friday', /1\. Push the HDMI lead home/],
])('a trouble gets what to try first, then the warranty and a person: %s', async (message, first) => {
  const { reply, ways, sources } = await ask(message);
  expect(reply).toMatch(first);
  expect(reply).toMatch(/\n3\. /);
  expect(sources.map(({ href }) => href)).toContain('/terms#warranty');
  expect(ways).toContain('person');
});

test('what was tried is not advised again: the next steps come, and then a person', async () => {
  const told = 'The screen say no signal, what I do?';
  const first = await ask(told);
  const second = await ask('other cable I tried already', told);
  expect(second.reply).toMatch(/^Thank you, then next:\n4\. /);
  const stepsOf = ({ reply }: AssistantAnswer) => reply.match(/^\d\. (.+)$/gmu)?.map((line) => line.slice(3)) ?? [];
  expect(stepsOf(second).filter((step) => stepsOf(first).includes(step))).toEqual([]);
  expect(second.reply).not.toMatch(/another lead/);
  expect(second.ways).toContain('person');
});
