import { expect, test } from 'vitest';
import { questionsIn } from './split.ts';

test.each([
  'How bright is it?',
  'I have a café and a bar and want a screen',
  'Which is better, the 55 and the 65 inch?',
  'a? b? c? d?',
  '???',
  'We are open from 7 and close at 4',
])('one question, none, or too many, stay as they are: %s', (message) => {
  expect(questionsIn(message)).toEqual([message]);
});

test.each([
  ['Does it come with a bracket and how much is delivery?', ['Does it come with a bracket', 'how much is delivery?']],
  ['What is IP65? Do you deliver to Leeds?', ['What is IP65?', 'Do you deliver to Leeds?']],
  [
    'is it in stock, can you install it, and what is the warranty',
    ['is it in stock', 'can you install it', 'what is the warranty'],
  ],
  ['My hall is large. Is it loud, and can I return it?', ['My hall is large. Is it loud', 'can I return it?']],
])('several questions are read one by one: %s', (message, parts) => {
  expect(questionsIn(message)).toEqual(parts);
});
