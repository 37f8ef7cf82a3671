import type { Finding, Verdict } from './finding.ts';
import type { FitFacts } from './fit-facts.ts';
import { type Relation, ruleFor } from './rules.ts';

export interface Judged {
  verdict: Verdict;
  /** Null where neither is of use to the other. */
  relation: Relation | null;
  findings: readonly Finding[];
  /** Whether the second serves the first: a bracket a screen. Without meaning where there is no relation. */
  isServed: boolean;
}

/**
 * What a pair of products are to each other, from their facts alone. The order does not matter. A rule that cannot be judged
 * makes 'not known', a rule that is broken 'refused', whatever the others say.
 */
export function judge(one: FitFacts, other: FitFacts): Judged {
  const missing = [one, other].filter(({ role }) => role === null);
  if (missing.length > 0) {
    return judged(
      null,
      missing.map(({ name }) => ({ is: 'unknown' as const, say: () => `What ${name} goes with is not known.` })),
    );
  }
  const served = ruleFor(one, other);
  const rule = served ?? ruleFor(other, one);
  if (!rule) return { verdict: 'irrelevant', relation: null, findings: [], isServed: false };
  const contradictions = [one, other].flatMap(({ contradiction }) => contradiction ?? []);
  if (contradictions.length > 0) {
    return judged(
      rule.relation,
      contradictions.map((sentence) => ({ is: 'unknown' as const, say: () => sentence })),
      served !== null,
    );
  }
  return judged(rule.relation, rule.find(), served !== null);
}

/** The reasons of a verdict: of a refusal only what is broken, and of what fits everything. */
export function reasonsOf({ verdict, findings }: Judged): string[] {
  if (verdict === 'irrelevant') return ['Neither needs the other.'];
  const shown = { fits: ['met', 'remark'], refused: ['broken'], 'not known': ['unknown'] }[verdict];
  return findings.filter(({ is }) => shown.includes(is)).map(({ say }) => say());
}

/** What to know although it fits; null where there is nothing. */
export function warningOf({ verdict, findings }: Judged): string | null {
  const remarks = verdict === 'fits' ? findings.filter(({ is }) => is === 'remark') : [];
  return remarks.length > 0 ? remarks.map(({ say }) => say()).join(' ') : null;
}

/** What fits in a few words with its numbers: 'VESA 400 × 400 within 600 × 400; 23.8 of 50 kg'. */
export function briefOf({ verdict, findings }: Judged): string {
  if (verdict !== 'fits') return '';
  return findings.flatMap(({ brief }) => (brief ? [brief()] : [])).join('; ');
}

function judged(relation: Relation | null, findings: readonly Finding[], isServed = false): Judged {
  const has = (what: Finding['is']) => findings.some(({ is }) => is === what);
  return { verdict: has('broken') ? 'refused' : has('unknown') ? 'not known' : 'fits', relation, findings, isServed };
}
