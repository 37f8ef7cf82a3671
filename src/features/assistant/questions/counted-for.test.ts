import { expect, test } from 'vitest';
import { countedFor, fromItsNumber } from './counted-for.ts';

test.each([
  ['how much are touch screens for six classrooms', 'how much are six touch screens for classrooms'],
  ['including trolleys for two of them', 'including two trolleys'],
  ['what would door panels for nine meeting rooms come to', 'what would nine door panels for meeting rooms come to'],
])('what is wanted for so many places is counted: %s', (message, counted) => {
  expect(countedFor(message)).toBe(counted);
});

test('what has its count, or is no thing, stays as it is', () => {
  for (const message of ['two screens for six rooms', 'we have broadband for three sites', 'open for two floors'])
    expect(countedFor(message)).toBe(message);
});

test('goods begin with their number, not with who wants them', () => {
  expect(fromItsNumber('a primary school looking at six touch screens')).toBe('six touch screens');
  expect(fromItsNumber('a screen with two speakers')).toBe('a screen with two speakers');
});
