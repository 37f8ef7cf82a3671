import { ATTRIBUTES } from '#features/catalogue/attributes.ts';
import { DETERMINERS } from '../engine/tokens.ts';
import type { Candidate } from './candidate.ts';
import { SEES_A } from './figurative.ts';
import { BRIGHT, SOUTHERN, SUNLIT } from './light-needs.ts';
import { type Fit, known, type Need } from './need.ts';
import { isPicture, PLACE_NEEDS } from './place-needs.ts';
import { isScreen } from './screen-sizes.ts';
import { SIZE_NEEDS } from './size-needs.ts';
import { isA, thingCalled, thingOf } from './things.ts';

const flag = (value: boolean | undefined) => known(value, (isSo) => isSo);
const oneOf =
  (...categories: string[]) =>
  ({ category }: Candidate): Fit =>
    categories.includes(category) ? 1 : 0;
/** Kinds of things that stand outdoors whatever else is known of them. */
export const OUTDOOR_THINGS = [thingCalled('outdoor screen'), thingCalled('outdoor totem')];
export const OUTDOOR: Need = {
  label: 'Outdoor',
  isOfPlace: true,
  isFact: true,
  isQuality: true,
  called: 'outdoor',
  filter: { outdoor: 'true' },
  reason: ATTRIBUTES.outdoor.facet.reason,
  fits: (candidate) => {
    const { outdoor } = candidate.specs;
    if (outdoor !== undefined) return flag(outdoor);
    const thing = thingOf(candidate);
    if (OUTDOOR_THINGS.some((each) => isA(thing, each))) return 1;
    return isPicture(candidate) ? -1 : 0;
  },
};
/** A door within the building is no place in the rain. */
const INDOORS: Need = {
  label: 'Indoors',
  isQuality: true,
  isUnsearched: true,
  reason: 'made for indoors',
  fits: ({ specs }) => (specs.outdoor === true ? -1 : 1),
};
/** A room that has a roof by its nature; that a screen is for indoors is no reason to be told. */
const UNDER_A_ROOF: Need = { ...INDOORS, isUnsearched: false, isTold: () => false };
/** Where no roof is in any case: a pitch, a beer garden. */
export const OPEN_AIR: Need = { ...OUTDOOR, isOpenAir: true };
/** Sorts the result by price, so it judges no product by itself. */
export const LOW_PRICE: Need = { label: 'Low prices first', reason: 'low in price', fits: () => 0 };
export const ACCESSORY: Need = {
  label: 'Fixings and accessories',
  reason: 'an accessory',
  fits: ({ category }) => (category === 'Accessories' ? 1 : -1),
};
export const SCREEN: Need = {
  label: 'A screen',
  reason: 'a screen',
  fits: (candidate) => (isScreen(candidate) ? 1 : candidate.category === 'Accessories' ? -1 : 0),
};
export const NO_ACCESSORY: Need = {
  label: 'No accessory',
  reason: 'no accessory',
  fits: ({ category }) => (category === 'Accessories' ? -1 : 0),
};
export const MENUS: Need = {
  label: 'For menus',
  called: 'menu board',
  reason: 'made for menus',
  ofPlaceAlone: {
    reason: 'suited to places that serve food and drink',
    unless: /menu|price|special|dish|drink|food|flavour|till|order|meal|lunch|breakfast|dinner/iu,
  },
  fits: oneOf('Digital Menu Boards'),
};
export const TOUCH: Need = {
  label: 'Touch',
  isFact: true,
  reason: ATTRIBUTES.touch.facet.reason,
  fits: (each) => (isScreen(each) ? flag(each.specs.touch ?? false) : 0),
};
export const TEACHING: Need = {
  label: 'For rooms with people',
  called: 'touch',
  filter: { touch: 'true' },
  reason: 'made to be worked on',
  fits: oneOf('Interactive Displays'),
};
export const SELF_SERVICE: Need = {
  label: 'Self-service',
  called: 'kiosk',
  reason: 'made for people who come up to it',
  fits: oneOf('Kiosks'),
};
const LONG = 2.6;

// So many times as wide as high that it is no picture for a film.
function isLong({ specs: { widthMm, heightMm } }: Candidate): boolean {
  return widthMm !== undefined && heightMm !== undefined && widthMm >= LONG * heightMm;
}

const STRETCHED: Need = {
  label: 'Long and low',
  isQuality: true,
  reason: 'long and low',
  fits: (each) => (isScreen(each) ? (isLong(each) ? 1 : -1) : 0),
};
const VIDEO_WALL = thingCalled('video wall');
export const LARGE_PICTURES: Need = {
  label: 'Large pictures',
  called: 'led wall',
  reason: 'made for large pictures',
  // A wall, and no single panel of one; what stands upright is a poster.
  fits: (each) => (isA(thingOf(each), VIDEO_WALL) && each.specs.orientation !== 'portrait' && !isLong(each) ? 1 : 0),
};
export const NOTICES: Need = {
  label: 'For notices',
  called: 'totem',
  reason: 'shows notices to whoever passes',
  // Read in passing: no touch screen and no menu.
  fits: (each) => {
    if (!isScreen(each)) return 0;
    if (each.specs.touch || each.category === 'Digital Menu Boards') return -1;
    return each.category === 'Kiosks' ? 1 : 0;
  },
};
const NAMED_ACCESSORY =
  // 'A screen that stands by itself' is no stand.
  '(?<!(?:screens?|displays?|monitors?|tvs?|telly|televisions?|signs?|boards?|panels?|posters?|menus?|totems?) )(?:to|can i|for) (?:hang(?:ing)?|fix|attach|bolt|screw|put up)|^(?:hang|mount|fix|attach)|software|licen[cs]es?|subscriptions?|cms|brackets?|(?<!(?:flush|surface|recessed|panel|that|which|it|and|can|to|you|we|they|i|who|people|queue|queues|customers?|guests?|visitors?|staff|pupils?|parents?|patients?|everyone|everybody) )(?:mounts?|stands?(?![- ]?up way))|mounting|fixings?|troll(?:e)?ys?|cables?|leads?(?! times?(?![a-z]))|players?|arms?|poles?|sensors?|(?:loud)?speakers?|(?:sound|audio|hdmi|(?<!(?:from|off|via|by|using) (?:an? |the |my |our )?)usb)(?! (?:stick )?(?:digital )?(?:menus?|screens?|displays?|monitors?|tvs?|touch|panels?|signs?|signage))|adapters?|spares?(?! (?:\\d+(?:\\.\\d+)?(?:"|”|″| ?inch| ?mm)? ?)?(?:panels?|screens?|displays?|monitors?))|plugs?|sockets?|remote';

// 'One film on two monitors' needs a player, not monitors.
const ON_SEVERAL =
  'different (?:content|pictures|films|videos|games|channels)|(?:run|runs|running|drive|drives|driving) (?:both|two|three|four|several|2|3|4) (?:screens|displays|monitors|tvs|tellies|televisions)|on (?:both|all|two|three|four|several|many|2|3|4)(?: of)?(?: our| my| the| these)? (?:screens|displays|monitors|tvs|tellies|televisions|panels)';
// 'A menu board with sound' is a menu board.
const OF_A_THING = `(?<!\\b${SEES_A})(?<!\\b(?:only|just)(?: (?:a|an|one|two|the))?[ -])(?<!\\b(?:no|without|not|avoid)(?: (?:a|any|the|like|trailing|more|extra|visible|external|separate|other|additional))*[ -])(?<!\\b(?:with|including|has|built[- ]in)(?: (?:a|an|its|own|built[- ]in)){0,3}[ -])`;
export const ACCESSORY_WORDS = `${OF_A_THING}(?:${NAMED_ACCESSORY})|${ON_SEVERAL}`;

const IN_THE_BUILDING =
  '(?:(?:each|every|the|our|my|a|all|your|some) )?(?:(?!(?:over|by|on|in|above|near|at|to|for|and|under|with|next|from|of|beside|behind) )[a-z]+ ){0,2}(?:rooms?|ballrooms?|function suites?|auditoriums?|cinemas?|courtrooms?|consulting|offices?|class ?rooms?|wards?|studios?|theatres?|halls?|labs?|librar(?:y|ies)|suites?|courts?|chapels?|kitchens?|lifts?|toilets?)(?![a-z])';

// Places and uses imply needs; their words are searched as well.
export const TRADE_NEEDS: readonly [words: string, need: Need][] = [
  ...PLACE_NEEDS,
  [ACCESSORY_WORDS, ACCESSORY],
  ['screens?|displays?|monitors?|tvs?|panels?', SCREEN],
  [
    `(?<!\\binside (?:the |a |our |your )?|\\b(?:look|looks|looking|face|faces|facing|see|seen|read|visible|people|passers|passing)(?: from| to| by)?(?: the)? |\\bsemi[- ]?)(?:outdoors?|outside(?! ${IN_THE_BUILDING})|rain|weather ?proof|water ?proof|exterior|pavement|drive[- ]?(?:thru|through)|kerb)`,
    OUTDOOR,
  ],
  [
    `indoors?(?! (?:and|or|&|/) ?out)|outside(?= ${IN_THE_BUILDING})|(?:factory|shop|first|second|third|fourth|ground|top|each|every|upper|lower|next|\\d(?:st|nd|rd|th)) floors?(?! (?:stand|standing))`,
    INDOORS,
  ],
  ['kitchens?|warehouses?|factor(?:y|ies)|workshops?', UNDER_A_ROOF],
  [
    '(?:shop |sunny |store )windows?|(?<!(?:has|have|having|got|of|big|large|many|tall|huge|ceiling) (?:big |large |tall |many )?)(?<!facing (?=windows))windows?(?! (?:pc|computer|10|11|xp|laptop|licen[cs]e|os))|shop ?fronts?|sun(?:ny|lit|light|shine)?|direct light|noon|mid ?day',
    SUNLIT,
  ],
  ['(?:faces?|facing) south|south[- ]facing', SOUTHERN],
  [
    'narrow(?!(?:er)? (?:bezel|joint|gap|bracket|counter|shop|corridor|hall))|long[,]? (?:and )?(?:thin|low|narrow)|stretch(?:ed|er)?(?: shaped?)?|letter ?box|ultra[- ]?wide|ribbon|not tall',
    STRETCHED,
  ],
  [
    ON_SEVERAL,
    {
      label: 'On several screens',
      called: 'player outputs',
      reason: 'drives several screens',
      fits: ({ category, specs }) =>
        specs.outputs === undefined && category === 'Accessories'
          ? known(specs.connectivity, (list) => list.some((by) => /hdmi × [2-9]/i.test(by)))
          : known(specs.outputs, (outputs) => outputs > 1),
    },
  ],
  [
    "(?<!price )notices?|notice ?boards?|announcements?|activit(?:y|ies)|time ?tables?|rotas?|bulletins?|what(?:'|’)?s on|what is on|news",
    NOTICES,
  ],
  ['cheapest|cheaper|lowest[- ]prices?d?|least expensive', LOW_PRICE],
  [
    'hdmi',
    {
      label: 'HDMI',
      reason: 'connects by HDMI',
      fits: ({ category, specs }) =>
        category === 'Accessories' ? known(specs.connectivity, (list) => list.some((by) => /hdmi/i.test(by))) : 0,
    },
  ],
  ...SIZE_NEEDS,
  [
    '(?:has|have|having|got) (?:(?:a|lots?|loads|plenty|of|big|large|tall|many|huge|two|three|four|full) )*windows|(?:loads|lots|plenty|full|walls?) of windows|(?:big|large|tall|huge|floor to ceiling) windows|glass (?:roof|walls?|front|atrium)|glazed|skylights?|conservator(?:y|ies)',
    { ...BRIGHT, isUnsearched: true },
  ],
  // A screen that is there cannot be read for the light: that counts before any use.
  [
    "(?:not|n(?:'|’)?t|cannot|hard to|impossible to|never|un) ?(?:be )?(?:visible|readable|legible|seen?|read)(?: \\w+){0,5} (?:sun(?:light|shine)?|daylight|glare|brightness|skylights?)|(?:sun(?:light|shine)?|daylight|glare) (?:so |and )?(?:\\w+ ){0,3}(?:not|n(?:'|’)?t|cannot|hard to) (?:be )?(?:visible|readable|seen?|read)",
    { ...BRIGHT, isSaid: true },
  ],
  ['too (?:bright|sunny|light) (?:in|for|to|by|at)|facing windows', { ...BRIGHT, isUnsearched: true }],
  [
    "daylight|high[- ]bright(?:ness)?|bright(?:er)?|(?<!(?:not|no|without|never) )glare|washed out|too dim|(?<!(?:back|rear|far|rows?|end) .{0,40})can(?:'|’)?t (?:see|read)(?!.{0,40} (?:back|rear|far|rows?|end))",
    BRIGHT,
  ],
  [
    'touch(?: ?screens?)?|(?:can|to|could|people|members|visitors|guests|pupils|customers) (?:scroll|swipe|tap|browse|flick through|look up)|interactive|multi[- ]?touch|draw(?:ing)? on|writ(?:e|es|ing) on|with (?:(?:a|the|their|your|his|her|bare) )*fingers?',
    TOUCH,
  ],
  [
    'menus?|caf[eé]s?|coffee(?: shops?)?|restaurants?|take ?aways?|bistros?|baker(?:y|ies)|burgers?|pizzas?|pizzeria|kebabs?|curry|sandwich(?:es)?|(?:fish and )?chips?(?! (?:and|&) pin)(?: shops?| vans?)?|chippy|delis?|canteens?|cafeterias?|ice ?creams?|juice|tea ?rooms?|(?:market )?stalls?|food(?: trucks?| vans?| stalls?)?|(?<!(?:sound|stretched) )bars?(?! type)|pubs?|price ?lists?|price boards?|(?<!(?:shelf|your|compare|lowest) )prices(?! (?:under|below|up to|from|of))|chalk ?boards?|black ?boards?',
    MENUS,
  ],
  [
    "class ?rooms?|schools?|(?<!(?:show|shows|showing|display|displays|displaying)(?: the| our)? )pupils?(?![’'])|teaching|draw(?:ing)? on|write on|writing on|meeting rooms?|board ?rooms?|training|white ?boards?",
    TEACHING,
  ],
  [
    `self[- ]?(?:service|order(?:ing)?|check[- ]?(?:in|out))|check(?:s|ing)?[- ]?in|sign(?:ing)?[- ]?in(?! (?:${DETERMINERS.join('|')}) )|type (?:in )?(?:their|his|her)(?: own)? names?|way ?finding|visitors?|ticket(?:s|ing)?`,
    SELF_SERVICE,
  ],
  [
    'video ?walls?|led walls?|walls? of (?:leds?|screens?|displays?|tvs?|panels?)|launch(?:es)?|church(?:es)?|chapels?|worship|stage|exhibitions?|trade shows?|events?|auditorium',
    LARGE_PICTURES,
  ],
];
