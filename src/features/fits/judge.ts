import type { Finding, Verdict } from './finding.ts';
import type { FitFacts, Role } from './fit-facts.ts';
import { hanging } from './hanging.ts';
import { housing } from './housing.ts';
import { cabinetHangs, cabinetPlays, controllerDrives, controllerTakes, frameHolds } from './led.ts';
import { playing } from './playing.ts';
import { pluggedInto, suppliedBy } from './powering.ts';

/** What the second of a pair does for the first. */
export type Relation = 'hangs' | 'plays' | 'powered' | 'housed';

export interface Judged {
  verdict: Verdict;
  /** Null where neither is of use to the other. */
  relation: Relation | null;
  findings: readonly Finding[];
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
  const rule = ruleFor(one, other) ?? ruleFor(other, one);
  if (!rule) return { verdict: 'irrelevant', relation: null, findings: [] };
  const contradictions = [one, other].flatMap(({ contradiction }) => contradiction ?? []);
  if (contradictions.length > 0) {
    return judged(
      rule.relation,
      contradictions.map((sentence) => ({ is: 'unknown' as const, say: () => sentence })),
    );
  }
  return judged(rule.relation, rule.find());
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

function judged(relation: Relation | null, findings: readonly Finding[]): Judged {
  const has = (what: Finding['is']) => findings.some(({ is }) => is === what);
  return { verdict: has('broken') ? 'refused' : has('unknown') ? 'not known' : 'fits', relation, findings };
}

interface Rule {
  relation: Relation;
  find(): Finding[];
}

const POWERED: readonly Role[] = ['screen', 'LED cabinet', 'LED controller', 'player', 'supply', 'enclosure'];

function ruleFor(host: FitFacts, other: FitFacts): Rule | null {
  const isCabinet = host.role === 'LED cabinet';
  const isShown = host.role === 'screen' || isCabinet;
  switch (other.role) {
    case 'bracket':
      return isShown ? { relation: 'hangs', find: () => (isCabinet ? cabinetHangs() : hanging(host, other)) } : null;
    case 'LED frame':
      return isCabinet ? { relation: 'hangs', find: () => frameHolds(host, other) } : null;
    case 'LED controller':
      return isCabinet ? { relation: 'plays', find: () => controllerDrives(host, other) } : null;
    case 'player':
      if (host.role === 'LED controller') return { relation: 'plays', find: () => controllerTakes(host) };
      return isShown ? { relation: 'plays', find: () => (isCabinet ? cabinetPlays() : playing(host, other)) } : null;
    case 'enclosure':
      return host.role === 'screen' ? { relation: 'housed', find: () => housing(host, other) } : null;
    case 'supply':
      return isShown && host.specs.supplyVolts !== undefined
        ? { relation: 'powered', find: () => suppliedBy(host, other) }
        : null;
    case 'outlets':
      return host.role && POWERED.includes(host.role)
        ? { relation: 'powered', find: () => pluggedInto(host, other) }
        : null;
    default:
      return null;
  }
}
