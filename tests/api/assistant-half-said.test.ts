import { expect, test } from 'vitest';
import { openDemoAssistant } from '../support/demo-assistant.ts';

const assistant = openDemoAssistant();

const ask = async (message: string) => (await assistant.ask({ message, search: null })).body;

test.each([
  ['Is next day delivery possible to Inverness?', /^No, Next Day is not offered to /],
  ['Do you do next day to Leeds?', /^Yes, Next Day is offered to Mainland GB\.\n/],
])('whether a method that is named brings it there is said first: %s', async (message, says) => {
  expect((await ask(message)).reply).toMatch(says);
});

test('what is said is not handed over as well: hours of a cut-off, and what a warranty does not cover', async () => {
  const cutOff = await ask('Is next day delivery possible to Inverness and what is the cut off time?');
  expect(cutOff.reply).toMatch(/ordered before 14:00/);
  expect(cutOff.reply).not.toMatch(/did not find/);
  const cover = await ask('How long is the guarantee on the touch screens and does it cover cracked glass?');
  expect(cover.reply).toMatch(/Damage by accident[^\n]*not covered/);
  expect(cover.reply).not.toMatch(/I find \d+/);
});

test('a visit before buying is a survey with its price, and no showroom', async () => {
  const { reply } = await ask('Can I book a visit from someone to look at our hall before we buy?');
  expect(reply).toMatch(/A survey before is £95\.00 ex VAT/);
  expect(reply).not.toMatch(/showroom/);
});

test('of the kind that is asked about no other is offered, and a person is', async () => {
  const { reply, products, ways } = await ask('What is the noise of the fan on the kiosks, the lobby is quiet');
  expect(reply).toMatch(/Of our kiosks themselves I did not find that/);
  expect(products).toEqual([]);
  expect(ways).toContain('person');
});

test('‘do you sell those’ asks for what was told before', async () => {
  expect((await ask('We need bedroom TVs, 40 of them, do you sell those?')).reply).toMatch(
    /^We do not sell ‘bedroom TVs’/,
  );
});

test('a rule by its letters is not answered by a sentence that only speaks of the thing', async () => {
  const { reply, ways } = await ask('Is the software GDPR ok and where is the data held?');
  expect(reply).not.toMatch(/automatic renewal/);
  expect(ways).toContain('person');
});

test('what is found on none of several pages is said once', async () => {
  const { reply } = await ask('Does the outdoor display need a concrete base, or can I bolt it to a wall?');
  expect(reply.match(/Of screws and plugs I did not find/gu) ?? []).toHaveLength(1);
});
