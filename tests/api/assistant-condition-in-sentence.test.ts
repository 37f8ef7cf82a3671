import { expect, test } from 'vitest';
import { openDemoAssistant } from '../support/demo-assistant.ts';

const assistant = openDemoAssistant();

const ask = async (message: string, mind: object = {}) => {
  const { status, body } = await assistant.ask({ message, search: null, ...mind });
  expect(status, message).toBe(200);
  return body;
};

// A condition that stands in the sentence is met, or it is said that it is not.
test.each([
  ['Do any of your players do 4K60 with HDMI in?', /^No player of ours states an input for HDMI[\s\S]*1920 × 1080/],
  [
    'Need 10 x 55 inch for offices across 4 sites, 24/7 use. Price and lead time?',
    /10 × Counter Pro 55 bright menu board[\s\S]*\n10 × Counter Pro 55 bright menu board to Mainland GB/,
  ],
  ['do I need a licence for showing football in the bar', /broadcaster|television licence|TV licence/iu],
  [
    'We want to show sponsors adverts on a screen facing out to the road. Is there one that can be seen at night and in the day?',
    /^The first that I would look at: Glowden Window/,
  ],
  [
    'We would like something to put up in the bar to show fixtures and photos. We are not very technical.',
    /^The first that I would look at: Counter 43 menu board/,
  ],
  ['What is the price of a video wall for a ballroom, about 4 metres by 2 metres?', /^A wall of 4 × 2 m: 32 cabinets/],
])('what is asked in the same sentence is not dropped: %s', async (message, answer) => {
  expect((await ask(message)).reply).toMatch(answer);
});

test('after a television of another maker, ‘yours’ are our screens, each with the hours it is rated for', async () => {
  const { reply } = await ask('ok so how many hours a day can yours be on', {
    before: 'will a normal samsung tv not do the same job',
  });
  expect(reply).not.toMatch(/samsung|^Yes/iu);
  expect(reply).toMatch(/16 hours a day[\s\S]*24 hours a day|24 hours a day[\s\S]*16 hours a day/);
});

test('who may fit it goes on to what fitting costs', async () => {
  const before = 'One of our members is an electrician, can he fit it or does it have to be your men?';
  const { reply } = await ask('What would it cost if you did do it?', { before });
  expect(reply).toMatch(/^Fitting a screen costs from £/);
});
