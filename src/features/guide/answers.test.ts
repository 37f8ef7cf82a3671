import { expect, test } from 'vitest';
import { addressOf, readAnswers } from './answers.ts';

const whole = { place: 'wall', metres: '6', light: 'room', shows: 'menu', lines: '12', hours: '16' };

test.each([
  ['metres', '0', 'Enter a distance from 0.5 to 60 m, such as 6, 250 cm or 20 ft.'],
  ['metres', '-1', 'Enter a distance from 0.5 to 60 m, such as 6, 250 cm or 20 ft.'],
  ['metres', '400', 'Enter a distance from 0.5 to 60 m, such as 6, 250 cm or 20 ft.'],
  ['metres', 'far away', 'Enter a distance from 0.5 to 60 m, such as 6, 250 cm or 20 ft.'],
  ['lux', '0', 'Enter 1 to 120,000 lux: an office has about 500, the midday sun 120,000.'],
  ['lux', '200,000', 'Enter 1 to 120,000 lux: an office has about 500, the midday sun 120,000.'],
  ['lux', 'bright', 'Enter 1 to 120,000 lux: an office has about 500, the midday sun 120,000.'],
  ['lines', '0', 'Enter a whole number of lines from 1 to 60.'],
  ['lines', '2.5', 'Enter a whole number of lines from 1 to 60.'],
  ['hours', '25', 'Choose 8, 12, 16, 24, or another whole number of hours from 1 to 24.'],
  ['place', 'roof', 'Choose one of the places.'],
  ['light', 'south', 'Choose how light it is at this place.'],
  ['shows', 'films', 'Choose what it shows.'],
] as const)('%s of ‘%s’ is refused beside its field, and stays as it was typed', (field, text, sentence) => {
  const { answers, errors, typed } = readAnswers({ ...whole, [field]: text });
  expect(answers).toBeNull();
  expect(errors).toEqual({ [field]: sentence });
  expect(typed[field]).toBe(text);
  expect(typed.lines).toBe(field === 'lines' ? text : '12');
});

test('what is not answered yet is no error', () => {
  expect(readAnswers({}).missing).toEqual(['place', 'metres', 'light', 'shows', 'hours']);
  const { missing, errors } = readAnswers({ metres: '6', shows: 'menu' });
  expect([missing, errors]).toEqual([['place', 'light', 'lines', 'hours'], {}]);
});

test.each([
  ['6', 6],
  ['6,5 m', 6.5],
  ['20 ft', 6.1],
  [`6'7"`, 2.01],
  ['6 ft 7 in', 2.01],
  ['6’ 7”', 2.01],
  ['two metres', 2],
  ['250 cm', 2.5],
])('‘%s’ is %f m', (text, metres) => expect(readAnswers({ ...whole, metres: text }).given.metres).toBe(metres));

test('measured lux go before the kind of light, and an address leads to the same answers again', () => {
  const { answers } = readAnswers({ ...whole, lux: '1,500' });
  expect(answers).toMatchObject({ lux: 1_500, light: null });
  for (const asked of [whole, { ...whole, lux: '1500', light: '' }, { ...whole, shows: 'figures' }]) {
    const read = readAnswers(asked).answers;
    expect(read && readAnswers(addressOf(read)).answers).toEqual(read);
  }
});
