import { type AttributeNeed, type AttributeTable, specValue } from '#features/catalogue/attribute.ts';
import { ATTRIBUTES } from '#features/catalogue/attributes.ts';
import { matchesOf } from '#values/matches.ts';
import type { Candidate } from './candidate.ts';
import { BRIGHT } from './light-needs.ts';
import { type Fit, known, type Need } from './need.ts';
import { ACCESSORY, ACCESSORY_WORDS, NO_ACCESSORY, SCREEN, TRADE_NEEDS } from './trade-needs.ts';

export interface ReadNeed {
  need: Need;
  stretches: readonly { from: number; to: number }[];
}

const ACCESSORY_PATTERN = wholeWords(ACCESSORY_WORDS, 'iu');

export type NeedPattern = { need: Need; pattern: RegExp };

/** The needs that queries can state: those of the trade and of these attributes. */
export function needPatterns(attributes: AttributeTable): NeedPattern[] {
  const own = Object.entries(attributes).flatMap(([key, { needs = [] }]) =>
    needs.map((need) => [need.words, attributeNeed(key, need as AttributeNeed)] as const),
  );
  return [...TRADE_NEEDS, ...own].map(([words, need]) => ({ need, pattern: wholeWords(words, 'giu') }));
}

const SHOP_NEEDS: readonly NeedPattern[] = needPatterns(ATTRIBUTES);

/** The needs that a query states, each once. */
export function readNeeds(query: string, patterns: readonly NeedPattern[] = SHOP_NEEDS): ReadNeed[] {
  return patterns
    .filter(({ need }) => need !== SCREEN || !ACCESSORY_PATTERN.test(query))
    .flatMap(({ need, pattern }) => {
      const all = matchesOf(query, pattern).map(({ 0: words, index }) => ({
        ...{ from: index, to: index + words.length },
        denial: need.isFact ? (DENIAL.exec(query.slice(0, index))?.[0] ?? null) : null,
        isWithout: need.isFact === true && WITHOUT.test(words + query.slice(index + words.length)),
      }));
      const wanted = all
        .filter(({ denial, isWithout }) => denial === null && !isWithout)
        .map(({ from, to }) => ({ from, to }));
      const denied = all.flatMap(({ from, to, denial, isWithout }) =>
        denial || isWithout ? [{ from: from - (denial ?? '').length, to: isWithout ? to + FREE.length : to }] : [],
      );
      return [
        { need, stretches: wanted },
        // 'No wifi there' asks for nothing that lacks it.
        { need: lackOf(need), stretches: need.label === 'Wi-Fi' ? [] : denied },
      ];
    })
    .filter(({ stretches }) => stretches.length > 0)
    .sort((a, b) => (a.stretches[0]?.from ?? 0) - (b.stretches[0]?.from ?? 0));
}

// 'That's not touch', 'does not need to be outdoor'; 'not only portrait' denies nothing.
const DENIAL =
  /(?<![\p{L}\d])(?:not|non|no|without|never|avoid(?:ing)?|(?:is|are|do|does)n['’]?t)(?:\s+(?:a|an|any|for|with|in|to be|be|have|need|want|necessarily))*[\s-]+$/iu;
// What is 'touch free' works by no touch; a 'touch screen, free delivery' does.
const FREE = ' free';
const WITHOUT = /^(?:touch|contact|fan|glass)[ -]free(?![\p{L}\d]| (?:delivery|standing|of charge))/iu;
const lacks = new Map<Need, Need>();

/** The fact that a product is known to lack another: 'not touch'. */
function lackOf(need: Need): Need {
  const before = lacks.get(need);
  if (before) return before;
  const said = `not ${need.label.charAt(0).toLowerCase()}${need.label.slice(1)}`;
  const fits = (candidate: Candidate) => (0 - need.fits(candidate)) as Fit;
  const lack: Need = {
    ...{ label: `N${said.slice(1)}`, reason: `is ${said}` },
    ...{ isFact: true, isUnsearched: true, isLack: true, fits },
  };
  lacks.set(need, lack);
  return lack;
}

/**
 * Adds 'no accessory' to needs that concern screens ('a bright menu in daylight' is no daylight sensor) and to queries that
 * name no product ('show notices to staff').
 */
export function ofScreens(needs: readonly ReadNeed[], isNothingNamed: boolean): readonly ReadNeed[] {
  const isOfScreen =
    isNothingNamed || needs.some(({ need }) => need.called !== undefined || need === BRIGHT || need.isOfPlace);
  const isSaid = needs.some(({ need }) => need === SCREEN || need === ACCESSORY);
  return isOfScreen && !isSaid ? [...needs, { need: NO_ACCESSORY, stretches: [] }] : needs;
}

const LIFT = { fits: 1.2, not: 0.6 };

/** The factor by which a need lifts or lowers a product that fits it so. */
export function liftFor(fit: Fit): number {
  return fit === 0 ? 1 : fit > 0 ? LIFT.fits : LIFT.not;
}

function attributeNeed(key: string, { words, label, reason, fits }: AttributeNeed): Need {
  const isCalledSo = namedBy(wholeWords(words, 'iu'));
  return {
    ...{ label, reason, isFact: true },
    fits: (each) => known(specValue(each.specs, key), fits) || (isCalledSo(each) ? 1 : 0),
  };
}

// Where an attribute is left blank, a 'freestanding display' is one by its name.
function namedBy(pattern: RegExp): (candidate: Candidate) => boolean {
  const seen = new WeakMap<Candidate, boolean>();
  return (candidate) => {
    const before = seen.get(candidate);
    if (before !== undefined) return before;
    const isNamed = pattern.test(candidate.name ?? '');
    seen.set(candidate, isNamed);
    return isNamed;
  };
}

function wholeWords(words: string, flags: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\d])(?:${words})(?![\p{L}\d])`, flags);
}
