import { describe, expect, test } from 'vitest';
import { openDemoAssistant } from '../support/demo-assistant.ts';

const { lastOf } = openDemoAssistant();

test.each<[readonly string[], RegExp]>([
  [
    ['What does a Counter Pro 43 cost to run 24/7?', 'our rate is 20p'],
    /^By the typical watts[^\n]*24 hours a day at 20p a kWh:\nCounter Pro 43[^\n]*, 118 W: 1,034 kWh and £206\.74 a year/,
  ],
  [
    ['What does a Counter Pro 43 cost to run, 12 hours a day at 20p?', 'what about closed Mondays'],
    /^By the typical watts[^\n]*12 hours a day, 6 days a week at 20p a kWh:\nCounter Pro 43[^\n]*, 118 W: 443 kWh and £88\.60 a year/,
  ],
  [
    ['What does a Counter Pro 43 cost to run 24/7 at 20p?', 'and only 7 till 7 weekdays?'],
    /12 hours a day, 5 days a week at 20p a kWh:\nCounter Pro 43[^\n]*, 118 W: 369 kWh and £73\.83 a year/,
  ],
  [
    ['What does a Counter Pro 43 cost to run, 10 hours a day at 20p?', 'the bar is open Friday and Saturday only'],
    /10 hours a day, 2 days a week at 20p a kWh:\nCounter Pro 43[^\n]*, 118 W: 123 kWh and £24\.61 a year/,
  ],
  [
    ['How much for six Hallmere Touch 65 screens?', 'what if we only did four this year'],
    /^4 × Hallmere Touch 65: £6,600\.00 ex VAT\nTogether £6,600\.00 ex VAT/,
  ],
  [['The wall is 1.6 m and people queue 3 m away, which menu board?', 'actually its only 1.3 metres'], /1\.3 m/],
  [
    ['What does a Counter Pro 43 cost to run, 12 hours a day at 20p?', 'closed Mondays', 'and for six of those'],
    /6 days a week at 20p a kWh:\nCounter Pro 43[^\n]*; 6 of them 2,658 kWh and £531\.61 a year/,
  ],
  [
    ['2 x Counter 43 and 2 x flat bracket up to 400', 'what does that lot weigh'],
    /All of it weighs [\d.]+ kg \(2 of [\d.]+ kg \+ 2 of [\d.]+ kg\)/,
  ],
  [
    ['How much is the Hallmere Touch 75?', 'what if we had one 86 and three 65s'],
    /^1 × Hallmere Touch 86: £3,150\.00 ex VAT\n3 × Hallmere Touch 65: £4,950\.00 ex VAT\nTogether £8,100\.00 ex VAT/,
  ],
  [
    ['4 x Counter 55 with brackets, how much?', 'say 3 of the 55 and 2 of the 32'],
    /3 × Counter 55[^\n]*\n2 × Counter 32[^\n]*\n3 × Stanwick [^\n]*\n2 × Stanwick [^\n]*\nTogether/,
  ],
  [
    ['How much is the Hallmere Touch 65?', 'two of the 65 and one of the 70'],
    /^Not in the sum: 1 of 70 inches\. Of that kind we have /,
  ],
])('%j is worked out anew', async (turns, says) => expect((await lastOf(...turns)).reply).toMatch(says));

test('what a wall of LED draws and which circuits it takes is told of that wall, as its page has it', async () => {
  const { reply, sources } = await lastOf('LED wall 4 x 2.5 m indoors, price?', 'what power supply does it need?');
  expect(reply).toMatch(/^Of that wall:\nPower: 4,400 W at most[^\n]*1,760 W[^\n]*\nCircuits: 2 of 16 A/);
  expect(sources[0]?.href).toMatch(/^\/led-wall\?/);
});

test('other sides make another wall, with all that it takes', async () => {
  const { reply } = await lastOf('LED wall 3 x 2 m indoors, price?', 'sorry, they say 4 x 2.5 now');
  expect(reply).toMatch(/^A wall of 4 × 2\.5 m: 40 cabinets/);
});

describe('a part that goes outside', () => {
  test('is made for outside, and both are in one sum', async () => {
    const { reply } = await lastOf('How much is the Counter 55 menu board?', 'two, and one of them outside');
    expect(reply).toMatch(/^The one as before: Counter 55 menu board\.\nThe one outside: Glowden [^\n]*, IP\d\d\./);
    expect(reply).toMatch(/1 × Counter 55 menu board: £689\.00 ex VAT\n1 × Glowden [^\n]*\nTogether/);
  });
  test('keeps what was asked for: what is not sold with touch is said, and is in no sum', async () => {
    const { reply, ways } = await lastOf(
      'How much is the Hallmere Find 43 wayfinding kiosk?',
      'one inside and one outside',
    );
    expect(reply).toMatch(/no touch screen made for that, so it is not in the sum/);
    expect(reply).toMatch(/Together £3,450\.00 ex VAT/);
    expect(ways).toContain('person');
  });
});

describe('a date of purchase after a question of warranty', () => {
  test('says until when its years run', async () => {
    const { reply, ways } = await lastOf('What is the warranty on the Counter 43 menu board?', 'it was January 2015');
    expect(reply).toMatch(
      /^3 years \(Counter 43 menu board\) from January 2015: they ended in January 2018 and are over\./,
    );
    expect(ways).toContain('person');
  });
  test('says that it depends, where the models have different years', async () => {
    const { reply } = await lastOf('How long is the warranty on an interactive screen?', 'bought them in 2020');
    expect(reply).toMatch(/5 years \([^)]*Touch 65[\s\S]*3 years \([^)]*Touch 55[\s\S]*depends on the model/);
  });
});

test('a complaint stays a complaint: a person at once, and no goods', async () => {
  const { reply, products, ways } = await lastOf(
    'I am really unhappy, our video wall has not come and nobody answers',
    'the conference is on Thursday',
  );
  expect(reply).toMatch(
    /^I am sorry[\s\S]*‘the conference is on Thursday’[\s\S]*can promise nothing[\s\S]*by phone on/,
  );
  expect(products).toEqual([]);
  expect(ways).toEqual(['person']);
});

test('another one of the kind comes with its bracket, in one sum', async () => {
  const { reply } = await lastOf('How much is the Counter 50 menu board?', 'a smaller one with its bracket');
  expect(reply).toMatch(/^1 × Counter 43 menu board: £450\.00 ex VAT\n1 × Stanwick [^\n]*\nTogether/);
});

test('what no page of it says is not said to be nowhere: what was meant is asked, with a person', async () => {
  const { reply, ways } = await lastOf('How much is the Hallmere Touch 65?', 'does it purr');
  expect(reply).toMatch(
    /^I did not understand ‘does it purr’: is it still about Hallmere Touch 65[^\n]*\nYou reach a person/,
  );
  expect(ways).toEqual(['person']);
});

test('what is told and cannot be read is asked back, and the first answer is not repeated', async () => {
  const { reply } = await lastOf('Do you take back old screens?', 'there are 14 at two sites');
  expect(reply).toMatch(/^I did not understand [^\n]*taking back old screens/);
});
