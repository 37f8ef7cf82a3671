import { expect, test } from 'vitest';
import { asksForADay, asksForATime } from './day-alone.ts';
import { askedOfTopic, namesNoSubject } from './topic-turn.ts';
import { asksWhoToAsk } from './who-to-ask.ts';

test.each([
  ['is there a charge for that', 'free at our trade counter'],
  ['what are they worth', '100 points are worth £1.00 at checkout.'],
  ['where is that', 'Unit 4, Foundry Yard, Leeds, LS4 2QD.'],
  ['how long do I have', 'Contact support within 30 days of delivery.'],
  ['do I send it back myself?', 'We pay the carriage.'],
  ['what does it include', 'Burn-in is not covered.'],
  ['what do you need from us', 'Send it with your order number.'],
])('‘%s’ after a topic is answered by ‘%s’', (message, sentence) => {
  expect(namesNoSubject(message)).toBe(true);
  expect(askedOfTopic(message)?.said.test(sentence)).toBe(true);
});

test.each(['does it purr', 'thank you', 'we are closed on Mondays', 'portrait'])(
  '‘%s’ asks no charge, day or place',
  (message) => {
    expect(askedOfTopic(message)).toBeNull();
  },
);

test('a charge alone has no subject, and a charge of something else has one', () => {
  expect(askedOfTopic('is there a charge for that')?.isAll).toBe(true);
  expect(askedOfTopic('how much is PayPal')?.isAll).toBe(false);
});

test('a day that is asked alone is one of people, and no delivery', () => {
  expect(asksForADay('on a Saturday?')).toBe(true);
  expect(asksForADay('weekends? can somebody help on a saturday')).toBe(true);
  expect(asksForADay('can it be delivered on a Saturday')).toBe(false);
  expect(asksForADay('we are closed on Mondays')).toBe(false);
});

test('an hour alone is one of a delivery', () => {
  expect(asksForATime('before 10?')).toBe(true);
  expect(asksForATime('in the morning?')).toBe(true);
  expect(asksForATime('we open at 10')).toBe(false);
});

test('who is to be asked is a person, and who fits it is not asked so', () => {
  expect(asksWhoToAsk('ok who do I ask')).toBe(true);
  expect(asksWhoToAsk('who would hang it')).toBe(false);
});
