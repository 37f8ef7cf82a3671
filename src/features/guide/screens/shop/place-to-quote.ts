import { answersInWords } from '../../answer-words.ts';
import { addressOf, readAnswers } from '../../answers.ts';
import { FIELDS } from '../../questions.ts';

/** What was answered, in words and as an address of the guide. */
export interface PlaceToQuote {
  words: { asked: string; said: string }[];
  address: Record<string, string>;
}

/** The answers in the address of whoever comes from the guide to ask for a quote; null without them. */
export function readPlaceToQuote(request: Request): PlaceToQuote | null {
  const { searchParams } = new URL(request.url);
  const { answers } = readAnswers(Object.fromEntries(FIELDS.map((field) => [field, searchParams.get(field) ?? ''])));
  return answers && { words: answersInWords(answers), address: addressOf(answers) };
}
