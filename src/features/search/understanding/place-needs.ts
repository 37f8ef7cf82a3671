import type { Candidate } from './candidate.ts';
import type { Fit, Need } from './need.ts';
import { isScreen } from './screen-sizes.ts';
import { isA, SCREEN_THING, thingOf } from './things.ts';

const SPLASHED = 4;
const DUSTY = 5;
const figureOf = (rating: string | undefined, place: number) => Number(/(\d)(\d)/.exec(rating ?? '')?.[place] ?? 0);

/** Whether it shows pictures: a screen, or a wall of them, which states no size. */
export function isPicture(candidate: Candidate): boolean {
  const thing = thingOf(candidate);
  return thing === null ? isScreen(candidate) : isA(thing, SCREEN_THING);
}

// Of a screen that states no seal none is known, and none is to be expected.
const ifScreen = (candidate: Candidate): Fit => (isPicture(candidate) ? -1 : 0);

/** Steam, splashes and hoses: the second figure of an IP rating says what water a product bears. */
const WET: Need = {
  label: 'Bears splashes',
  isQuality: true,
  isOfPlace: true,
  reason: 'sealed against splashes',
  fits: (each) => (figureOf(each.specs.ipRating, 2) >= SPLASHED ? 1 : ifScreen(each)),
};

/** Grease, flour and dust: the first figure, or a text that speaks of it. */
const DUST: Need = {
  label: 'Bears dust and grease',
  isQuality: true,
  isOfPlace: true,
  reason: 'sealed against dust',
  fits: (each) =>
    figureOf(each.specs.ipRating, 1) >= DUSTY || /dust-sealed|sealed to IP5|heat lamps/iu.test(each.description ?? '')
      ? 1
      : ifScreen(each),
};

// '−20 to 45 °C', '−30 °C'.
const COLDEST = /[−-]\s?(\d{1,2})(?:\s*(?:to|°))/u;

/** Frost: a text that states a temperature below zero, or a product made for outdoors. */
const COLD: Need = {
  label: 'Bears frost',
  isQuality: true,
  isOfPlace: true,
  reason: 'made to bear frost',
  fits: (each) => {
    if (!isPicture(each)) return 0;
    return COLDEST.test(each.description ?? '') ? 1 : each.specs.outdoor === true ? 0 : -1;
  },
};

/** Moved about: by its name or its text it has wheels, or packs up. */
const MOVABLE: Need = {
  label: 'Can be moved about',
  isQuality: true,
  reason: 'made to be moved about',
  fits: (each) =>
    statedByText(each, /on (?:a trolley|wheels)|wheels|castors|packs into|folds flat|set up in an hour/iu),
};

/** Balls, knocks and teenagers: a text that speaks of hardened glass. */
const ROBUST: Need = {
  label: 'Behind hardened glass',
  isQuality: true,
  reason: 'behind hardened glass',
  fits: (each) => statedByText(each, /toughened|tempered|laminated glass|IK10|vandal/iu),
};

const HUNG = ['wall', 'ceiling', 'window'];

/** Over a door or on a wall: what stands on the floor or the pavement does not hang there. */
const HANGING: Need = {
  label: 'Hangs',
  isQuality: true,
  isSaid: true,
  reason: 'made to hang',
  isTold: () => false,
  fits: (each) =>
    isPicture(each) && each.specs.places ? (each.specs.places.some((place) => HUNG.includes(place)) ? 1 : -1) : 0,
};

function statedByText(each: Candidate, pattern: RegExp): Fit {
  return pattern.test(`${each.name ?? ''} ${each.description ?? ''}`) ? 1 : ifScreen(each);
}

/** What buyers say of such places, with what it calls for. */
export const PLACE_NEEDS: readonly [words: string, need: Need][] = [
  [
    'by (?:the|a|our) pool|pool ?side|swimming (?:pool|baths)|wet ?rooms?|saunas?|steam rooms?|changing villages?|shower(?:s| rooms?| area)|spray(?:s|ed)?|dish ?wash(?:er)?|humid(?:ity)?|steam(?:s|y|ed)?|damp|moist(?:ure)?|splash(?:es|ed|ing)?(?: ?proof)?|wet|jet ?wash(?:ed|ing)?|hosed?(?: down)?|wash(?:ed)?[- ]?down|condensation',
    WET,
  ],
  [
    'greasy|hot oil|frying|grease(?![- ]?(?:proof|resistant))|(?:deep )?fat fryers?|fryers?|flour(?:y)?|saw ?dust|dusty|dust(?![- ]?(?:proof|resistant|sealed|tight|cover))|lint|grim(?:e|y)|smoky kitchen|hot kitchen|kitchen (?:order )?(?:screen|display|monitor)s?|(?:order )?(?:screen|display|monitor)s? (?:for|in) (?:the |our |a )?kitchen|kds|heat lamps',
    DUST,
  ],
  [
    '(?:cold|freezer) (?:store|room)s?|cold storage|(?:walk[- ]?in )?freezers?|minus \\d+|[-−]\\d+ ?(?:°|degrees|c(?![a-z]))|sub[- ]?zero|below (?:zero|freezing)|frost(?:y)?|freezing|unheated|ice rinks?',
    COLD,
  ],
  [
    'portable|mov(?:e|ed|ing|able) (?:it |this |around|about)*(?:between|around|about|from)|wheel(?:ed|ing)? (?:it|about|around|between|in|out)|carr(?:y|ied) (?:it )?(?:between|around|to)|tak(?:e|en) (?:it )?to (?:events|shows|matches|fairs|exhibitions)|in (?:the back of )?(?:a|an|the|my|our) (?:car|van|estate|boot)|roll(?:s|ed)? (?:it )?(?:in|out|around)|(?:bring|take|wheel|carry) (?:it )?(?:back )?in(?:side|doors)?(?: at (?:night|closing))?(?![a-z])|packs? (?:away|up|down)|fold(?:s|ing)? (?:away|up)',
    MOVABLE,
  ],
  [
    '(?:over|above) (?:(?:the|our|a|each|every) )?(?:front |shop |main )?(?:door|doorway|entrance|fireplace)s?(?![a-z])|(?:to )?hang(?:s|ing)? (?:it |them )?(?:outside|over|above|on (?:the|a|our) wall)',
    HANGING,
  ],
  [
    "surviv(?:e|es|ing) .{0,24}(?:balls?|knocks?|kicks?|kids|children|pupils|teenagers)|(?:can(?:no|['’])?t|cannot|won['’]?t|don['’]?t|not) (?:be |get |easily )*(?:smash(?:ed)?|break|broken|crack(?:ed)?|shatter(?:ed)?)|(?:foot)?balls? (?:hit|hits|flying|fly|kicked|bouncing)|(?:kicked|punched|bashed|vandalised|headbutted)",
    ROBUST,
  ],
  ['tough|rugged|hard[- ]?wearing', { ...ROBUST, isSaid: true }],
];
