import { met, remark } from './finding.ts';
import { type Judged, reasonsOf } from './judge.ts';

/** What staff say of a pair of products. */
export interface StaffPair {
  readonly fits: boolean;
  /** They were told that the facts say otherwise, and wanted it all the same. */
  readonly againstFacts: boolean;
  readonly reason: string;
}

/**
 * The verdict of a pair with what staff say of it. What they forbid does not fit. What they allow fits, unless the facts refuse it and
 * staff were never told so: facts are learnt later, and a pair that was right then may have become wrong.
 */
export function withStaffPair(judged: Judged, pair: StaffPair | undefined): Judged {
  if (!pair) return judged;
  const said = `Our staff: ${pair.reason}`;
  const relation = judged.relation ?? 'goes';
  if (!pair.fits) {
    const others = judged.verdict === 'refused' ? judged.findings : [];
    return {
      ...judged,
      relation,
      verdict: 'refused',
      findings: [{ is: 'broken', say: () => said, about: 'staff' }, ...others],
    };
  }
  const staff = met(
    () => said,
    () => said,
  );
  switch (judged.verdict) {
    case 'fits':
      return { ...judged, findings: [staff, ...judged.findings] };
    case 'refused': {
      if (!pair.againstFacts) return judged;
      const facts = remark(() => `The specifications say otherwise: ${reasonsOf(judged).join(' ')}`);
      return { ...judged, verdict: 'fits', findings: [staff, facts] };
    }
    default:
      return { ...judged, relation, verdict: 'fits', findings: [staff] };
  }
}

/** Whether staff say the opposite of what the facts say, so that they are asked twice. */
export function isAgainst(judged: Judged, fits: boolean): boolean {
  return fits ? judged.verdict === 'refused' : judged.verdict === 'fits';
}
