import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import type { Judged } from '#features/fits/judge.ts';
import { inTheBoxOf, nothingIn } from '#features/fits/nothing-fits.ts';
import type { Relation } from '#features/fits/rules.ts';
import type { FitsIndex } from '#features/fits/server/door.ts';
import type { Steps } from '#platform/steps.ts';
import { type FitQuestion, relationSaid } from '../understanding/fit-question.ts';
import type { Thing } from '../understanding/things.ts';
import { type Fitting, type ForHost, judgedOf, sameFor, together } from './judge-each.ts';
import { sentenceRead } from './read-once.ts';

/** What a sentence asks of what fits, and what the engine says of it. */
export interface WhatFits {
  question: FitQuestion;
  /** The products that are to be fitted: those for which there is anything to show. */
  hosts: readonly CatalogueEntry[];
  /** The kind asked for, if one is named. */
  asked: Thing | null;
  /** Whether those found fit, may fit for all that is known, or there is none of either. */
  verdict: 'fits' | 'not known' | 'nothing';
  found: ReadonlyMap<CatalogueEntry, readonly Fitting[]>;
  /** Whether nothing of the kind asked for fits, so that what does the same is shown. */
  isInstead: boolean;
  /** Of how many more the facts do not say enough. */
  unsure: number;
  /** That it comes with the product, or why nothing fits; null where there is nothing to say. */
  remark: string | null;
}

/** What the engine says of those products that a sentence means; null where what is asked for has nothing to do with them. */
export function* judgedFor(
  question: FitQuestion,
  named: readonly CatalogueEntry[],
  q: string,
  fits: FitsIndex,
): Steps<WhatFits | null> {
  const { asked } = sentenceRead(question.rest);
  const relation = relationSaid(question.rest) ?? relationSaid(q);
  if (!asked && !relation) return null;
  const isWanted = (judged: Judged) => asked !== null || relation === 'anything' || judged.relation === relation;
  const all: ForHost[] = [];
  for (const host of named) all.push({ host, wanted: yield* judgedOf(host, fits, asked, isWanted) });
  const concerned = all.filter(({ wanted }) => wanted.length > 0);
  if (concerned.length === 0) return null;
  const said = { question, asked, isInstead: false };
  const own = together(concerned, 'fits');
  if (own) return { ...said, ...own, verdict: 'fits', ...besides(concerned, own.hosts) };
  const [first] = concerned;
  const unsure = first && isForNone(first) ? null : together(concerned, 'not known');
  const remark = first ? whyNothing(first) : null;
  if (unsure) return { ...said, ...unsure, verdict: 'not known', unsure: 0, remark };
  const doing = first?.wanted[0]?.judged.relation;
  const others: ForHost[] = [];
  if (asked && doing && STAND_IN.has(doing)) {
    for (const { host } of concerned) others.push({ host, wanted: yield* sameFor(host, fits, doing) });
  }
  const instead = together(others, 'fits');
  if (instead) return { ...said, ...instead, verdict: 'fits', isInstead: true, ...besides(others, instead.hosts) };
  return { ...said, hosts: concerned.map(({ host }) => host), verdict: 'nothing', found: new Map(), unsure: 0, remark };
}

// A bracket does what a trolley does; a network lead does not do what a mains lead does.
const STAND_IN: ReadonlySet<Relation> = new Set<Relation>(['hangs', 'plays', 'powered']);

// Of several products one sentence would be said of all.
function besides(all: readonly ForHost[], hosts: readonly CatalogueEntry[]): Pick<WhatFits, 'unsure' | 'remark'> {
  const [only, ...others] = all.filter(({ host }) => hosts.includes(host));
  if (!only || others.length > 0) return { unsure: 0, remark: null };
  const by = (verdict: Judged['verdict']) =>
    only.wanted.flatMap(({ judged }) => (judged.verdict === verdict ? [judged] : []));
  return { unsure: by('not known').length, remark: inTheBoxOf(by('fits')) };
}

// What stands by itself takes no bracket, however little is known of a bracket.
function isForNone({ wanted }: ForHost): boolean {
  return wanted.some(({ judged: { findings } }) =>
    findings.some(({ is, about }) => is === 'broken' && about === 'itself'),
  );
}

function whyNothing({ wanted }: ForHost): string | null {
  const by = (verdict: Judged['verdict']) =>
    wanted.flatMap(({ judged }) => (judged.verdict === verdict ? [judged] : []));
  return nothingIn([], by('refused'), by('not known'));
}
