import { expect, test } from 'vitest';
import { everything, search } from './truth/judged-shop.ts';
import { IMPOSSIBLE, QUERIES } from './truth/queries.ts';
import { isTrue, sentencesOf } from './truth/summary.ts';

test('every statement of every summary is true of what was found', () => {
  for (const query of QUERIES) {
    const answer = search(query);
    const found = everything(query);
    expect(found.length, query.q).toBe(answer.total);
    for (const sentence of sentencesOf(answer.searchSummary)) {
      expect(isTrue(sentence, query, answer, found), `${JSON.stringify(query)}: ${sentence}`).toBe(true);
    }
  }
});

test('of what nothing meets, the summary says that it was left out', () => {
  const said = IMPOSSIBLE.filter((q) => search({ q }).searchSummary.includes('Nothing of the kind meets'));
  expect(said.length).toBeGreaterThanOrEqual(5);
});
