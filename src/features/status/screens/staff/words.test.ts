import { expect, test } from 'vitest';
import { bytesInWords, jobInWords, spanInWords } from './words.ts';

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1_000, '1.0 kB'],
  [12_345_678, '12 MB'],
  [7_449_999_999, '7.4 GB'],
  [3e15, '3000 TB'],
  [null, 'Not known'],
])('%s bytes are %s', (bytes, words) => {
  expect(bytesInWords(bytes)).toBe(words);
});

test.each([
  [0, 'less than a second'],
  [1, '1 second'],
  [119, '119 seconds'],
  [120, '2 minutes'],
  [7_199, '119 minutes'],
  [7_200, '2 hours'],
  [172_799, '47 hours'],
  [172_800, '2 days'],
])('%s seconds are %s', (seconds, words) => {
  expect(spanInWords(seconds)).toBe(words);
});

test('a job is called by its name in words', () => {
  expect(jobInWords('delete-old-emails')).toBe('Delete old emails');
});
