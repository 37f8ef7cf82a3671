import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import { briefOf } from '#features/fits/judge.ts';
import type { WhatFits } from './judge-hosts.ts';

const MOST_NAMED = 3;

/** What the engine of what fits says of a whole result, in sentences. */
export function fitSentences({ hosts, asked, verdict, isInstead, unsure, remark }: WhatFits, count: number): string[] {
  const names = namesOf(hosts);
  if (verdict !== 'fits') return [`For ${names}: ${remark === null ? 'what fits is not known.' : lowered(remark)}`];
  if (count === 0) return [];
  const these = count === 1 ? 'It fits' : 'All of these fit';
  const instead = `No ${asked?.name} that we sell fits ${names}; ${count === 1 ? 'this does' : 'these do'}.`;
  const several = `${count === 1 ? 'It fits' : 'Each of these fits'} one or more of what your words may mean: ${names}.`;
  return [
    isInstead ? instead : hosts.length > 1 ? several : `${these} ${names}, by the specifications.`,
    ...(unsure > 0 ? [`Of ${unsure} more the specifications do not say enough.`] : []),
    ...(remark ? [remark] : []),
  ];
}

/** Why a product is shown among what fits: 'it fits the Counter 55 (VESA 400 × 400 within 600 × 400)'. */
export function fitReason({ verdict, found }: WhatFits, entry: CatalogueEntry): string {
  // What was judged may be the product as it was a moment ago.
  const [fitting] = [...found].find(([each]) => each.product.id === entry.product.id)?.[1] ?? [];
  if (!fitting) return '';
  const name = fitting.host.product.name;
  if (verdict === 'not known') return `whether it fits ${name} is not known`;
  const brief = briefOf(fitting.judged);
  return `it fits ${name}${brief ? ` (${brief})` : ''}`;
}

/** 'Fits the Counter 55', as a chip that is true of all that is shown. */
export function fitLabel({ hosts }: WhatFits): string {
  return `Fits ${hosts.length > 1 ? `one of: ${namesOf(hosts)}` : namesOf(hosts)}`;
}

function namesOf(hosts: readonly CatalogueEntry[]): string {
  const names = hosts.slice(0, MOST_NAMED).map(({ product }) => product.name);
  const more = hosts.length - names.length;
  const all = more > 0 ? [...names, `${more} more`] : names;
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join('; ')} and ${all.at(-1)}`;
}

function lowered(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
