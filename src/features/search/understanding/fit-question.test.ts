import { expect, test } from 'vitest';
import { fitQuestionsIn, questionBefore, questionOfCode, relationSaid } from './fit-question.ts';

test.each([
  ['bracket for the Counter 55', ['Counter 55']],
  ['power supply for our shelf strip, ours has gone pop', ['shelf strip']],
  ['hang the Counter 55 from the ceiling', ['Counter 55']],
  ['bracket under £50 for a Touch 65 that tilts', ['Touch 65']],
  ['which screens fit the tilting bracket?', ['tilting bracket']],
  ['bracket', []],
  ['for', []],
  ['', []],
  ['power supply', []],
])('of ‘%s’, %j may be what something is to fit', (q, hosts) => {
  expect(fitQuestionsIn(q).map(({ host }) => host)).toEqual(hosts);
});

test('the places of a sentence stay where they were', () => {
  for (const q of ['bracket for the Counter 55 under £50', 'BF-MB-55 bracket in stock']) {
    const [question = questionOfCode(q, 'BF-MB-55')] = fitQuestionsIn(q);
    expect(question.rest).toHaveLength(q.length);
    expect(question.rest).not.toContain('55');
    expect(q.slice(question.from, question.to)).toContain(question.host);
  }
});

test('what stands before a thing may be what it is for, if there is a number and a word', () => {
  expect(questionBefore('Touch 86 trolley', 'trolley')?.host).toBe('Touch 86');
  expect(questionBefore('55 inch bracket', 'bracket')?.host ?? null).toBe('55 inch');
  expect(questionBefore('2 m lead', 'lead')).toBeNull();
  expect(questionBefore('trolley', 'trolley')).toBeNull();
  expect(questionBefore('trolley', '')).toBeNull();
});

test.each([
  ['what plays from BF-MB-55', 'plays'],
  ['what fits the Counter 55', 'anything'],
  ['what holds the Touch 86', 'hangs'],
  ['Counter 55', null],
])('‘%s’ asks for %s', (q, relation) => {
  expect(relationSaid(q)).toBe(relation);
});
