import type { Specs } from '#features/catalogue/attributes.ts';
import { asksInside, insteadInside } from './inside.ts';

/** What is known of a product besides its words: an attribute, its price or its stock. */
export type FactName = keyof Specs | 'price' | 'stock';

// The words that ask for it, as the source of a regular expression over whole words.
const WORDS: Partial<Record<FactName, string>> = {
  price:
    "how much (?:is|are|does|do|for|would)(?! (?:\\w+ ){0,2}(?:weigh|hold|carry|power))|what(?:’s|'s| is| are)? (?:it|they|the price)|prices?|priced|costs?|inc(?:luding)? vat|with (?:the )?vat|plus (?:the )?vat|ex(?:cluding)? vat",
  stock:
    'in stock|stock|available|availability|(?:have|got) (?:any|one|some|it|them) left|do you have \\d+|how many (?:can (?:i|we) (?:order|buy|have|get)|do you have|have you got|are left|left)|sold out',
  brightnessNits:
    'bright|brighter|brightness|nits?|luminance|candelas?|readable|washed out|(?:see|read) (?:it|them|the screen) in|dim',
  screenSizeInches: 'is (?:it|that) (?:a |the )?\\d{2,3}|how big|what size|screen sizes?|how many inches|diagonal',
  resolution: '\\d{4} ?[x×] ?\\d{4}|resolution|4k|uhd|full hd|1080p|pixels|sharp',
  orientation: 'portrait|landscape|upright|vertical(?:ly)?|sideways|on its (?:side|end)|rotated?',
  touch: 'touch|touchscreens?|interactive',
  outdoor: '(?:left|leave|leaving|stays?) (?:\\w+ )?out(?:side)?|outdoors?|outside|weather ?proof',
  ipRating:
    '(?:left|leave|leaving) (?:\\w+ )?out(?:side)?|ip ?ratings?|ip ?\\d\\d|water ?proof|weather ?proof|rain(?:s|ing|y)?|dust ?proof|get wet|splash|snow',
  operatingHours:
    '24 ?[/-] ?7|24 hours|hours a day|hours per day|all day|round the clock|left on|leave it on|all night|overnight|run all(?! of)|run for|hours can',
  powerWatts:
    'off (?:one|a single|the same) (?:plug|socket)|(?:one|single|same) (?:plug|socket)|amps?|amperage|circuits?|breakers?|(?:normal|ordinary|standard|special|dedicated|13 ?amp) (?:plugs?|sockets?)|power (?:use|usage|consumption|draw)|watts?|wattage|electricity|energy (?:use|usage|consumption)|(?:much|lot of) (?:power|electric|energy)|cost to run|running costs?|run a year(?! \\d)|yearly cost|(?:it |that |this )?to run (?:a|per|each|for)|(?<!\\b(?:software|licen[cs]\\w*|subscriptions?|manage)\\b.*)(?:per year|a year(?! \\d))(?!.*\\b(?:software|licen[cs]\\w*|subscriptions?)\\b)|kwh|p a unit|power does|costs? (?:\\w+ ){0,3}(?:a|per|each|every) (?:year|month|week|day|hour)',
  energyClass: 'energy (?:class|label|rating)',
  weightKg:
    '(?:should|would) lift|heavier|lighter|(?:can|could|to|people|us|men|we|i) (?:\\w+ )?lift|carr(?:y|ied) (?:it|them) |get (?:it|them) (?:up|over)|weigh|weighs|weight|heavy|kilos?|kgs?|how light',
  heightMm:
    'how tall|how high(?! (?:up|off|above|should|do|does|can|could|would|must))|height|dim(?:ension)?s|dimension|measurements?|measure|footprint|physical size',
  widthMm: 'how wide|width|dim(?:ension)?s|dimension|measurements?|measure|footprint|physical size',
  depthMm:
    'how (?:deep|thick|slim|thin)|depth|thickness|dim(?:ension)?s|dimension|measurements?|measure|footprint|physical size',
  vesa: 'vesa|(?:(?:mounting|fixing|screw) )?holes|hole (?:size|spacing)s?|hole pattern',
  connectivity:
    'hdmi|usb|rs-?232|serial (?:port|control)|connections?|connectivity|connectors?|ports?|inputs?|wi-?fi|wireless|bluetooth|ethernet|lan|displayport|plug (?:in|into|my)|connect|sockets? does',
  technology: 'lcd|led or|oled|technology',
  pixelPitchMm: 'pixel pitch|pitch',
  formFactor: 'free[- ]?standing|stands? (?:by itself|on its own)',
  places:
    '(?:hang|hung|mount|mounted|fixed|go|fit|put|stand) (?:it |them )?(?:up )?(?:on|from|in|to) (?:the |a |my |our )?(?:wall|ceiling|floor|counter|window|shelf|desk|door)|where (?:can|does|do) (?:it|they|i)|(?:wall|ceiling)[- ]?mount(?:ed|able)?|stand or (?:on )?(?:the |a )?wall|(?:wall|floor) or (?:\\w+ )?(?:stand|wall|floor)',
  powerSource:
    'batter(?:y|ies)|rechargeable|mains|poe|power over ethernet|need a (?:plug|socket)|without (?:a |any )?(?:plug|socket|mains)|normal (?:plug|socket)',
  madeForWindows: 'shop windows?|for windows?|in (?:a|the|my|our) (?:shop )?window',
  secondSideNits:
    '(?:on|to) the inside|facing in(?:side|wards)?|(?:double|two|2|dual)[- ]?sided?|rear (?:nits|brightness|side)|the (?:rear|back) (?:nits|side|brightness)|both sides|second side|other side',
  includes:
    'need anything else|anything else to buy|(?:everything|all) (?:i|we) need|comes? with|includes?|included|in the box|supplied|speakers?|sound|audio|cameras?|webcam|media player|printers?|prints?|scanner|built[- ]?in|(?:the )?thing to hang (?:it|them)|something to hang (?:it|them)|need (?:a|an|its own|another|any) (?:\\w+ )?(?:player|bracket|mount|stand|speakers?)|(?:and|or|have|has|got) a player|player in(?:side)?|own (?:bracket|stand|player)|microphones?',
  outputs: 'how many screens|(?:drive|run|feed|control) (?:\\w+ ){0,2}(?:screens?|displays?|tvs?|monitors?)',
  screensCarried: 'how many screens',
  loadKg:
    'how much weight|(?:heaviest|biggest|largest) (?:\\w+ ){0,4}(?:takes?|holds?|carr(?:y|ies))|maximum (?:load|weight)|max (?:load|weight)|(?:hold|carry|support|take)s? (?:up to )?(?:how much|the weight|\\d+ ?kg)|load',
  fitsFromInches:
    'what size (?:of )?(?:screens?|tvs?|displays?)|screen sizes?|(?:fit|take|hold)s? (?:a |an )?\\d+ ?(?:inch|")',
  fitsToInches:
    '(?:biggest|largest) (?:\\w+ ){0,4}(?:go|goes|fit|fits|hang|hangs) (?:on|in|from)|what size (?:of )?(?:screens?|tvs?|displays?)|screen sizes?|(?:fit|take|hold)s? (?:a |an )?\\d+ ?(?:inch|")',
  moves:
    'tilts?|swivels?|turns?(?! (?:\\w+ )?(?:on|off|itself|themselves)\\b)|full motion|pulls? out|adjust(?:able|s)?',
  warrantyYears: 'warrant(?:y|ies)|guarantee[ds]?|how long is it covered',
  leadTimeDays:
    'how long (?:would|will|do|does|is|am) .{0,20}wait(?:ing)?|how long .{0,25}(?:to (?:build|make)|be made)|wait(?:ing)? times?|lead times?|made to order|how long to make',
  madeToOrder: 'made to order|custom made',
  fixing: 'how (?:is|does) (?:it|this) (?:fixed|hang|attach(?:ed)?)|fixed by|hangs by',
  loopsPicture: 'daisy[- ]?chain(?:ed)?|loops? (?:through|out)|loop[- ]?(?:through|out)',
  sockets: 'how many (?:plugs|mains sockets)',
  outlets: 'how many (?:outlets|things can i plug)|outlets',
  supplyVolts: 'volts?|voltage|\\d+ ?v',
  suppliesWatts: '(?:gives?|supply|supplies) (?:how many watts|\\d+ ?w(?:atts?)?)',
  innerWidthMm: '(?:inside|inner|internal) (?:width|size|dimensions|measurements)|usable (?:space|room|size)',
  innerHeightMm: '(?:inside|inner|internal) (?:height|size|dimensions|measurements)|usable (?:space|room|size)',
  coolingWatts: 'cooling|cooled|overheat(?:s|ing)?|carry off heat',
  reachM:
    'how long is (?:the|your)(?=\\s*\\W*$)|how long is (?:it|this|that)\\b(?! (?:covered|until|before|guaranteed|valid))|(?:lead|cable) length|length of (?:the|this|that|its) (?:lead|cable)|how long is (?:the|this|that|your) (?:\\w+ ){0,2}(?:lead|cable)|how far (?:does|will|can|do) .{0,30}?(?:reach|carry|send|go|work)(?! (?:back|away|off|out))|reach of',
  leadKind: '(?:kind|type|sort) of (?:lead|cable)',
  greatestWatts:
    'max(?:imum)? (?:power|watts?|wattage|draw)|peak (?:power|watts?)|most (?:power|watts?)|full brightness|inrush|mcbs?|amps?|circuits?|breakers?|(?:normal|ordinary|standard|special|dedicated|13 ?amp) (?:plugs?|sockets?)',
  service: 'serviced?|servicing|maintained|access (?:from|behind)|(?:front|rear) access|get (?:at it|in|to it) from',
  dataPorts: 'data ports?|how many ports',
  pixelsPerPort: 'pixels (?:per|a|for each) port',
  cabinetSize: 'cabinet sizes?|size of (?:the )?cabinets?',
  cabinetsTaken: 'how many cabinets',
};

const PATTERNS = Object.entries(WORDS).map(([name, words]) => ({
  name: name as FactName,
  pattern: new RegExp(String.raw`(?<![\p{L}\d])(?:${words})(?![\p{L}\d])`, 'giu'),
}));

// What it costs a year is no price, and the hours are those of the buyer.
const OF_RUNNING: ReadonlySet<FactName> = new Set(['price', 'operatingHours']);

/**
 * The facts that a message asks for, in the order of the table, and the message without the words that ask. Of a part of a message the
 * caller says whether the whole asks how large something is inside.
 */
export function readFacts(message: string, isInside = asksInside(message)): { facts: FactName[]; rest: string } {
  const asked = PATTERNS.filter(({ pattern }) => message.search(pattern) >= 0);
  const isRunning = asked.some(({ name }) => name === 'powerWatts');
  const facts = asked.map(({ name }) => name).filter((name) => !(isRunning && OF_RUNNING.has(name)));
  return {
    facts: isInside ? insteadInside(facts) : facts,
    rest: asked.reduce((text, { pattern }) => text.replace(pattern, ' '), message),
  };
}

/** All facts that a message can ask for. */
export const ASKED_FACTS: readonly FactName[] = PATTERNS.map(({ name }) => name);
