import { type AttributeNeed, type AttributeTable, specValue } from '#features/catalogue/attribute.ts';
import { ATTRIBUTES } from '#features/catalogue/attributes.ts';
import {
  ACCESSORY,
  ACCESSORY_WORDS,
  BRIGHT,
  type Candidate,
  known,
  type Need,
  NO_ACCESSORY,
  SCREEN,
  TRADE_NEEDS,
} from './trade-needs.ts';

export interface ReadNeed {
  need: Need;
  /** Everywhere that the query says it. */
  stretches: readonly { from: number; to: number }[];
}

const ACCESSORY_PATTERN = wholeWords(ACCESSORY_WORDS, 'iu');

/** A need with the words that say it. */
export interface NeedPattern {
  need: Need;
  pattern: RegExp;
}

/** The needs that queries can say: those of the trade, and those of these attributes. */
export function needPatterns(attributes: AttributeTable): NeedPattern[] {
  const own = Object.entries(attributes).flatMap(([key, { needs = [] }]) =>
    needs.map((need) => [need.words, attributeNeed(key, need as AttributeNeed)] as const),
  );
  return [...TRADE_NEEDS, ...own].map(([words, need]) => ({ need, pattern: wholeWords(words, 'giu') }));
}

const SHOP_NEEDS: readonly NeedPattern[] = needPatterns(ATTRIBUTES);

/** What a query asks for between its words, each need once. */
export function readNeeds(query: string, patterns: readonly NeedPattern[] = SHOP_NEEDS): ReadNeed[] {
  return patterns
    .filter(({ need }) => need !== SCREEN || !ACCESSORY_PATTERN.test(query))
    .map(({ need, pattern }) => ({
      need,
      stretches: Array.from(query.matchAll(pattern), ({ 0: words, index }) => ({
        from: index,
        to: index + words.length,
      })),
    }))
    .filter(({ stretches }) => stretches.length > 0)
    .sort((a, b) => (a.stretches[0]?.from ?? 0) - (b.stretches[0]?.from ?? 0));
}

/**
 * What is asked of a screen is asked of no accessory, though none be named: 'a bright menu in daylight' is no daylight sensor.
 * Neither is what names nothing at all: 'show notices to staff'.
 */
export function ofScreens(needs: readonly ReadNeed[], isNothingNamed: boolean): readonly ReadNeed[] {
  const isOfScreen = isNothingNamed || needs.some(({ need }) => need.called !== undefined || need === BRIGHT);
  const isSaid = needs.some(({ need }) => need === SCREEN || need === ACCESSORY);
  return isOfScreen && !isSaid ? [...needs, { need: NO_ACCESSORY, stretches: [] }] : needs;
}

const WORTH = { fits: 1.2, not: 0.6 };

/** By how much the needs lift or lower a product. */
export function liftOf(candidate: Candidate, needs: readonly ReadNeed[]): number {
  return needs.reduce((lift, { need }) => {
    const fits = need.fits(candidate);
    return fits === 0 ? lift : lift * (fits > 0 ? WORTH.fits : WORTH.not);
  }, 1);
}

function attributeNeed(key: string, { label, reason, fits }: AttributeNeed): Need {
  return { label, reason, fits: ({ specs }) => known(specValue(specs, key), fits) };
}

function wholeWords(words: string, flags: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\d])(?:${words})(?![\p{L}\d])`, flags);
}
