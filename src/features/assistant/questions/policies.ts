import deliveryAndReturns from '#features/settings/legal/delivery-and-returns.json' with { type: 'json' };
import type { ProseText } from '#features/settings/legal/fill-in.ts';
import terms from '#features/settings/legal/terms.json' with { type: 'json' };

/** A section of the shop's own texts that answers a question. */
export interface Policy {
  id: string;
  title: string;
  text: ProseText;
  href: string;
}

type Section = { id: string; title: string; text: ProseText };

const PAGES: Record<'/delivery-and-returns' | '/terms', readonly Section[]> = {
  '/delivery-and-returns': deliveryAndReturns,
  '/terms': terms,
};

// The first whose words are in the message answers.
const RULES: readonly (readonly [words: string, page: keyof typeof PAGES, section: string])[] = [
  [
    '(?:driver|carry|carried|bring|take).{0,40}(?:upstairs|up (?:the )?stairs|(?:first|second|third|top) floor)|deliver.{0,60}(?:kerb(?:side)?|stairs|upstairs|floor|lift|inside|room of choice|tail ?lift|pallet)|kerb ?side|tail ?lift|pallet|which countries|deliver abroad|export',
    '/delivery-and-returns',
    'where',
  ],
  [
    'turn(?:s|ed)? up (?:damaged|broken|smashed|cracked)|(?:doa|dead on arrival)|damaged?|arrives? (?:broken|faulty)|arrived? (?:broken|cracked|smashed)|broken (?:on arrival|in transit)|cracked|missing parts?|smashed',
    '/delivery-and-returns',
    'arrival',
  ],
  [
    'price[- ]?match(?:ed|ing)?|match (?:it|them|prices)|will you match|for £?\\d[\\d,.]* less|match (?:the|that|a|their) price|(?:cheaper|less) (?:elsewhere|somewhere else|on amazon|online)|beat (?:the|a|that|this|their|my) (?:price|quote)|undercut',
    '/terms',
    'price-match',
  ],
  [
    'warrant(?:y|ies)|gu?ar+[ae]n?te+[ds]?|break(?:s)? down|broke|breaks|broken|goes wrong|stops? working|fault(?:y|s)?|dies|fails|repair(?:s|ed)?|burn[- ]?in|promise (?:it|me)',
    '/terms',
    'warranty',
  ],
  [
    "who pays (?:the |for )?(?:return|courier|carriage|postage|collection)|returns?|returned|send (?:it|them|one)? ?back|refund(?:s|ed)?|money back|chang(?:e|es|ed|ing) (?:my|our|its|their|your|his|her) minds?|don(?:’|')?t like it|wrong (?:size|one)|exchange|sale or return|take (?:it|them) back|not (?:suitable|right)|doesn(?:’|')?t (?:fit|suit)|restocking",
    '/delivery-and-returns',
    'returns',
  ],
  [
    '(?:take|taking) (?:away|back) (?:my|our|the|an) old|old (?:one|screens?|tvs?|displays?|equipment)|recycl(?:e|ing)|dispos(?:e|al)|weee|get rid of',
    '/delivery-and-returns',
    'old',
  ],
  ['cancel(?:led|lation)?|cooling[- ]?off', '/terms', 'consumers'],
  ['vat|tax|taxes|customs|duty|duties|import charges?|plus vat|ex vat|inc vat', '/terms', 'prices'],
];

const PATTERNS = RULES.map(([words, page, id]) => {
  const section = PAGES[page].find((each) => each.id === id);
  if (!section) throw new Error(`${page} has no section ${id}.`);
  return {
    pattern: new RegExp(String.raw`(?<![\p{L}\d])(?:${words})(?![\p{L}\d])`, 'iu'),
    policy: { id, title: section.title, text: section.text, href: `${page}#${id}` },
  };
});

/** The section that answers a message; null if none does. */
export function readPolicy(message: string): Policy | null {
  return PATTERNS.find(({ pattern }) => pattern.test(message))?.policy ?? null;
}
