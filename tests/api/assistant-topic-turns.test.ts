import { expect, test } from 'vitest';
import { openDemoAssistant } from '../support/demo-assistant.ts';

const { lastOf } = openDemoAssistant();

const WHO_FITS = /Boards up to 65 inches are made to be hung/;

test.each<[readonly string[], RegExp]>([
  [['do you take away old screens', 'is there a charge for that'], /^Under the WEEE[^\n]*free at our trade counter/],
  [['do I collect points when I order', 'what are they worth'], /^100 points are worth £1\.00/m],
  [['can I see a screen before I buy?', 'where is that'], /^Goods are collected, by appointment, from/],
  [['what is your returns policy', 'do I pay the postage'], /you pay the carriage[\s\S]*we pay the carriage/],
  [['How long is the warranty on the Counter 50?', 'do I send it back myself?'], /at our cost/],
  [
    ['do you fit screens', 'are they insured'],
    /^Of checks, tickets and insurance of the fitters the shop says nothing/,
  ],
])('what is asked of a topic stays with its page: %j', async (turns, says) => {
  const { reply } = await lastOf(...turns);
  expect(reply).toMatch(says);
  if (turns[0] !== 'do you fit screens') expect(reply).not.toMatch(WHO_FITS);
});

test('what stands nowhere of a topic is named as not found, and no advice about something else stands for it', async () => {
  const { reply, ways } = await lastOf('Can you put our logo on the totem?', 'what file do you want');
  expect(reply).toMatch(/^‘what file do you want’: about your own branding I did not find that on our pages/);
  expect(ways).toEqual(['person']);
});

test('the charge of a delivery is that to the place that was named before', async () => {
  const { reply } = await lastOf('do you deliver to the Isle of Wight', 'how much');
  expect(reply).toMatch(/^Goods in stock to the Isle of Wight/);
});

test('a Saturday after a visit is one of opening hours, and of no delivery', async () => {
  const { reply } = await lastOf('can I see a screen before I buy?', 'on a Saturday?');
  expect(reply).toMatch(/^Opening hours: /);
  expect(reply).not.toMatch(/deliver/);
});

test('an hour after a delivery is one of its methods, and who is to be asked is a person', async () => {
  expect((await lastOf('Do you do next day delivery?', 'before 10?')).reply).toMatch(
    /at a time that we agree with you/,
  );
  const { reply } = await lastOf('Do you have anything for a swimming pool hall', 'ok who do I ask');
  expect(reply).toMatch(/^You can reach a person/);
});

test('how an order is followed is no complaint', async () => {
  const { reply } = await lastOf('how do I track my order', 'thanks, who do I ring');
  expect(reply).not.toMatch(/sorry/);
});

test('weekends that are asked beside other things are answered', async () => {
  const { reply } = await lastOf('we want 4 menu boards, can you come and hang them, and do you do weekends?');
  expect(reply).toMatch(/at a weekend our pages do not say/);
});

test.each(['are your fitters DBS checked', 'can you fit on a Sunday?'])(
  'who hangs what stands in no answer that asks for something else: %s',
  async (message) => {
    const { reply } = await lastOf(message);
    if (/DBS/.test(message)) expect(reply).not.toMatch(WHO_FITS);
    else expect(reply).toMatch(/weekend/);
  },
);

test('a screen that was fitted and failed is no wish for fitting', async () => {
  const { reply } = await lastOf('A screen you fitted last month has gone black');
  expect(reply).not.toMatch(WHO_FITS);
});
