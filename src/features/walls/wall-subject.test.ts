import { expect, test } from 'vitest';
import { EXAMPLE } from './wall-address.ts';
import { wallSubject } from './wall-subject.ts';

test.each([
  [{ width: '40', height: '45' }, 'Quote: LED wall, 40 m × 45 m, indoors, nearest viewer at 3 m'],
  [
    { width: '130', height: '20 m', unit: 'ft', place: 'outdoors', nearest: '10' },
    'Quote: LED wall, 130 ft × 20 m, outdoors, nearest viewer at 10 ft',
  ],
  [{ width: '', height: 'as high as it goes' }, 'Quote: LED wall, as high as it goes, indoors, nearest viewer at 3 m'],
  [{ width: '', height: ' ', nearest: '' }, 'Quote: LED wall, indoors'],
])('who asks about a wall of %j need not type it again', (typed, subject) => {
  expect(wallSubject({ ...EXAMPLE, ...typed })).toBe(subject);
});

test('the contact page takes the subject whole, however much was typed', () => {
  const long = 'x'.repeat(60);
  const typed = { ...EXAMPLE, width: long, height: long, nearest: long, place: 'outdoors' };
  expect(wallSubject(typed).length).toBeLessThanOrEqual(200);
});
