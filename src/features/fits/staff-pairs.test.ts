import { expect, test } from 'vitest';
import { broken, met, unknown } from './finding.ts';
import { type Judged, reasonsOf } from './judge.ts';
import { isAgainst, withStaffPair } from './staff-pairs.ts';

const judged: Record<'fits' | 'refused' | 'not known' | 'irrelevant', Judged> = {
  fits: { verdict: 'fits', relation: 'hangs', isServed: true, findings: [met(() => 'Its holes are within.')] },
  refused: { verdict: 'refused', relation: 'hangs', isServed: true, findings: [broken(() => 'It is too heavy.')] },
  'not known': {
    verdict: 'not known',
    relation: 'hangs',
    isServed: true,
    findings: [unknown(() => 'Its load is not known.')],
  },
  irrelevant: { verdict: 'irrelevant', relation: null, isServed: false, findings: [] },
};
const said = (fits: boolean, againstFacts = false) => ({ fits, againstFacts, reason: 'tried' });

test.each([
  ['fits', true, false, 'fits'],
  ['fits', false, true, 'refused'],
  ['fits', false, false, 'refused'],
  ['refused', true, true, 'fits'],
  // Said when the facts did not know: what they have learnt since wins.
  ['refused', true, false, 'refused'],
  ['refused', false, false, 'refused'],
  ['not known', true, false, 'fits'],
  ['not known', false, false, 'refused'],
  ['irrelevant', true, false, 'fits'],
] as const)(
  'what is %s by its facts, with a pair that says %s (against the facts: %s), is %s',
  (facts, fits, against, verdict) => {
    const found = withStaffPair(judged[facts], said(fits, against));
    expect(found.verdict).toBe(verdict);
    if (facts !== 'refused' || against || !fits) expect(reasonsOf(found)).toContain('Our staff: tried');
  },
);

test('nothing is said by nobody, and only the opposite of the facts is against them', () => {
  expect(withStaffPair(judged.fits, undefined)).toBe(judged.fits);
  expect(isAgainst(judged.refused, true)).toBe(true);
  expect(isAgainst(judged.fits, false)).toBe(true);
  expect(isAgainst(judged['not known'], true) || isAgainst(judged['not known'], false)).toBe(false);
  expect(isAgainst(judged.irrelevant, false)).toBe(false);
});
