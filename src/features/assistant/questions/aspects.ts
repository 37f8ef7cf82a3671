import type { Specs } from '#features/catalogue/attributes.ts';

/** Something that is asked of a product and stands in the words of its page, not in its specification. */
export interface Aspect {
  /** As 'of … nothing is said' names it. */
  name: string;
  asked: RegExp;
  /** What a sentence of the page says of it. */
  said: RegExp;
  /** Attributes that answer it as well. */
  facts: readonly (keyof Specs)[];
}

const word = (source: string) => new RegExp(String.raw`(?<![\p{L}\d])(?:${source})(?![\p{L}\d])`, 'iu');
const aspect = (name: string, asked: string, said: string, ...facts: (keyof Specs)[]): Aspect => ({
  name,
  asked: word(asked),
  said: word(said),
  facts,
});

export const ASPECTS = {
  wheels: aspect(
    'wheels',
    'wheels?|wheeled|castors?|rolled|rolling|roll (?:it|them|in|around)|push(?:ed)? (?:around|about)|move (?:it|them) (?:to|into|about|around|between)',
    'wheels?|castors?',
  ),
  battery: aspect(
    'how long the battery lasts',
    'batter(?:y|ies)|last on (?:a|one) charge|without charging|on (?:a|one) charge|between charges|recharg\\w*',
    'batter(?:y|ies)',
  ),
  noise: aspect('noise', 'nois[ey]|noisy|quiet(?:er|est)?|silent|fans?|hum|decibels?', 'fanless|silent|quiet|fans?'),
  glass: aspect('the glass', 'glass|toughened|tempered', 'glass'),
  blows: aspect(
    'knocks and blows',
    'shatter\\w*|hit (?:by|with)|footballs|(?:foot)?balls? (?:has|have|hits?|comes?|came|fly|flies|through)|ball games|kick(?:ed|ing)?|unbreakable|break (?:it|them)|tough(?:est|er)?|robust|sturdy|smash\\w*|run(?:s|ning)? into|throw\\w*|ik ?(?:rating|rated|\\d+)|stand(?:s)? up to',
    'toughened|tempered|laminated|bonded glass|hardened|\\d mm[^.]*glass|IK\\d+|vandal-resistant',
  ),
  reflections: aspect(
    'reflections',
    'anti-?(?:glare|reflect\\w+)|glare|reflect\\w*|matt|glossy|mirrors?',
    'anti-glare|matt|haze|does not mirror',
  ),
  colour: aspect(
    'its colour',
    'colou?rs?|black|white|silver|finish|painted',
    'white|black|silver|oak|amber|powder-coated',
  ),
  temperature: aspect(
    'the temperatures that it stands',
    'temperatures?|temp|unheated|\\d{2} ?(?:degrees?|deg)(?! (?:of )?(?:tilt|angle|slope|ramp|swivel|turn))|cold|hot|heat(?:er|ing|ed)?|winter|minus \\d+|[-−]\\d+ ?(?:°|deg\\w*|c)|below zero|sub-?zero|freez\\w*|frost|snow|icy|summer|degrees c|how cold|how warm|air[- ]?con\\w*|cool(?:ed|ing)|vent(?:ed|s|ilated)',
    '.*°C|heater|heating|cooling|thermostatic|air-conditioned',
  ),
  'fixing to the floor': aspect(
    'fixing it to the floor',
    '(?:bolt|screw|fix)(?:ed|ing)? (?:it |them )?(?:down|to (?:the )?(?:floor|ground))|ballast|floor fixing',
    'bolts?|ballast|foundation|galvanised base|locks to the desk',
  ),
  fixings: aspect('screws and plugs', 'screws?|bolts?|fixings|wall plugs|rawl ?plugs', 'bolts?|screws?|fixings?'),
  assembly: aspect(
    'assembly',
    'assembl\\w*|flat[- ]?pack(?:ed)?|put (?:it )?together|ready built',
    'assembled|builds?|flight cases|without tools|set up',
  ),
  pens: aspect('pens', 'pens?|stylus', 'pens?'),
  'people at once': aspect(
    'how many people use it at once',
    'how many (?:people|children|pupils|students|users|fingers)|at once|at the same time|touch points|points of touch|multi[- ]?touch',
    'points(?: of touch)?|people',
  ),
  wheelchairs: aspect('wheelchair users', 'wheelchairs?|disabled|disabilit\\w+|accessib\\w+', 'wheelchair'),
  storage: aspect('its memory', 'storage|memory|ram|gb|gigabytes?|hard (?:disk|drive)', '\\d+ GB|memory'),
  refresh: aspect('its refresh rate', 'refresh(?: rate)?|\\d+ ?hz|hz|hertz|flicker|at 60|4k ?60', '.*Hz'),
  joints: aspect(
    'the gap between pictures',
    'bezels?|gaps?|joints?|between (?:the )?(?:panels|screens)|seams?',
    'joints?|bezel|mm from picture|seam\\w*',
  ),
  service: aspect(
    'how it is serviced',
    'serviced?|servicing|maintenance|get behind|access behind|from the front|rear access',
    'service|serviced|from the front|pops out',
  ),
  security: aspect(
    'locks',
    'locks?|lockable|locked|tamper\\w*|pinch(?:ed|ing)?|steal|stolen|theft|nick(?:ed|ing)?|vandal\\w*|secure[ds]?|smash(?:ed)?|knock(?:s|ed)?',
    'locks?|lockable|padlock|keyed|keys|vandal-resistant|chain|tilt alarm|IK\\d+',
  ),
  timer: aspect(
    'switching itself on and off',
    '(?:turn|switch|go|come)(?:es|s)? (?:itself |themselves |it )?(?:on|off|back on)(?! (?:a|one|each) (?:single )?charge)(?: and off)?(?: (?:by itself|automatically))?|timer|(?:on|off) (?:by itself|on its own|automatically)|power (?:cut|goes|comes)',
    'turns? (?:itself|it) (?:down|off|on)|turns (?:it )?down|turns on with|dims itself|off at closing time|by itself|remote restart',
  ),
  dimming: aspect(
    'dimming',
    'dims?|dimming|too (?:strong|bright)|dazzl\\w*|light sensor|adjusts? (?:its|the) brightness|auto(?:matic)?[- ]?brightness',
    'dims itself|light sensor|turns (?:itself|it) down|auto-brightness',
    'includes',
  ),
  drop: aspect(
    'how far it hangs down',
    'drop|poles?|wires?|hang(?:s|ing)? (?:it |them )?from|how far down|low(?:est)? (?:profile|ceiling)|hang(?:s|ing)? down',
    'poles?|wires|ceiling',
  ),
  reach: aspect(
    'how far it comes from the wall',
    'how far .{0,40}(?:come|pull|stick|reach|stand|extend|swing)s? (?:off|out|from|away)',
    '\\w+ from the wall|\\w+ forward',
  ),
  tilt: aspect(
    'how far it tilts',
    'how many degrees|how far .{0,20}(?:tilt|turn|pull)s?|angle|tilts?',
    '.*degrees',
    'moves',
  ),
  sound: aspect('sound', 'sound|audio|loud|speakers?|watts? of sound|music', 'speakers?|\\d+ W powered', 'includes'),
  printer: aspect('a printer', 'print(?:s|er|ing)?|badge|receipts?|paper', 'prints?|printer', 'includes'),
  'card terminal': aspect(
    'a card terminal',
    'cards? (?:reader|terminal|machine|payments?|itself)|(?:takes?|accepts?) (?:\\w+ )?cards?|contactless|chip and pin|payment terminal|(?:takes?|does?|do|handles?) (?:[\\w-]+ ){0,4}payments?',
    'terminal',
  ),
  'room keys': aspect(
    'room keys',
    'key ?cards?|room keys?|(?:print|cut|issue|give|hand|dispense|make)s? (?:out )?(?:\\w+ ){0,2}keys?',
    'key ?cards?|room keys?',
  ),
  cash: aspect('cash', '(?:takes?|accepts?|pay (?:in|with|by)) (?:\\w+ )?(?:cash|coins?|notes)', 'cash|coins?|notes'),
  gloves: aspect('gloves and wet hands', 'gloves?|gloved|wet (?:fingers|hands)', 'gloved|gloves|wet hands'),
  till: aspect(
    'tills and booking systems',
    '(?<!\\d ?(?:am|pm)? ?)tills?(?! ?\\d)|epos|pos|pms|booking system',
    'tills?',
  ),
  'without internet': aspect(
    'what it shows without internet',
    "(?:wi-?fi|internet|broadband|connection|signal) (?:is|keeps|isn[’']t) (?:\\w+ )?(?:rubbish|bad|poor|weak|patchy|slow|dropping|unreliable|terrible|awful)|internet (?:goes|is|down|drops)|without (?:the )?(?:internet|wi-?fi|network)|no (?:internet|wi-?fi|network|broadband|signal|line|connection)|offline|connection (?:goes|drops|is lost)|lose (?:the )?internet|online",
    'internet|network goes|lost connection|stored on|own memory',
  ),
  content: aspect(
    'how its content is changed',
    'breakfast|lunch|evening menu|by time of day|switch(?:es)? (?:by itself|menus?|over)|in the morning|schedul\\w*|change (?:the|my|our|what|its)|update[ds]?|from (?:my|a|the) phone|app|browser|different .{0,30}(?:every|each)|usb stick|memory stick|guests|maps?',
    'in a browser|schedule|calendar|phone|daypart\\w*|feed reader|spreadsheet|changes by time|maps?|breakfast',
  ),
  fitting: aspect(
    'fitting',
    'fit|fitted|install\\w*(?! (?:\\w+ ){0,3}(?:apps?|apk|software|programs?)\\b)|put (?:it |them |the \\w+ )?up|set up|by (?:himself|herself|myself|ourselves)|on my own|single[- ]?handed|(?:one|two|three) (?:person|people|men|lads|of us) (?:hang|put|fit|install|mount|manage|lift|do)\\w*',
    'crew|hang it|fitters|one person|calibrat\\w+ on site|installed|deliver, hang|two people|set up in|builds in',
  ),
  'depth inside': aspect(
    'how deep it is inside',
    '(?:inner|inside|internal|interior|usable) (?:depth|thickness|dim(?:ension)?s|measurements?|size)|(?:deep|depth|thick\\w*|how big|dim(?:ension)?s|measurements?).{0,60}\\b(?:inside|internally|inner)|inside .{0,40}(?:deep|depth|how big)',
    '(?:inner|inside) depth|\\d+ mm deep inside|deep inside',
  ),
  room: aspect(
    'room inside it',
    'room (?:inside|for|behind)|space (?:inside|for)|compartment|inside it',
    'shelf for|back door|inside|slides out|skirt',
  ),
  spills: aspect(
    'spills and cleaning',
    'spill\\w*|(?:hot |of |knock\\w* (?:over )?(?:a |the )?)coffee|coffee (?:over|on|spills?|stains?|proof)|wip(?:e|es|ed)|clean(?:ed|ing)?|grease|wet hands|disinfect\\w*',
    'wipes clean|sealed|coffee|dust-sealed',
  ),
  doors: aspect(
    'doorways',
    'door ?ways?|(?:through|fits?|pass(?:es)?) (?:through )?(?:an?|the|our) (?:[\\w.]+ ){0,3}doors?',
    'door',
  ),
  sunglasses: aspect('sunglasses', 'polari[sz]ed|sunglasses', 'polarised\\S*'),
  wind: aspect('wind', 'windy?|blow(?:n|s)? over|gales?', 'wind'),
  'operating system': aspect(
    'its operating system',
    'android|windows \\d+|operating system|linux|tizen|webos|sideload|apk|firmware',
    'android|windows|linux',
  ),
  'air around it': aspect(
    'the room that it needs around it',
    'gap round|(?:air|ventilation|breathing) (?:gap|space|room)|ventilat\\w+|for air',
    'ventilat\\w+',
  ),
  plug: aspect(
    'the plug',
    'where (?:does|do|will) (?:it|they|this|that) plug(?: in)?|(?:what|which|uk|us|type of|normal|ordinary|standard|13 ?amp) (?:plugs?|sockets?)|plug (?:comes|is)|fused spur|hard ?wired?|amps?|circuits?|breakers?',
    'mains plug|plugs into|sockets?|mains (?:circuit|lead)|breaker|circuit',
    'powerWatts',
    'greatestWatts',
    'powerSource',
  ),
  cable: aspect(
    'the length of its lead',
    'how long is the (?:cable|lead)|(?:cable|lead) length|long (?:a )?(?:cable|lead)',
    '.*(?:\\d+ m|\\d+\\.\\d m)',
  ),
  wall: aspect(
    'the wall that it needs',
    'stud(?: wall)?|studwork|plasterboard|drywall|brick|partition|(?<!(?:video|led|menu) )wall (?:will |would |can |could )?(?:take|hold|carry|support)|what (?:kind|sort|type) of wall',
    'wall that carries|brick|plaster|studs|concrete',
  ),
  computer: aspect('a computer', 'computers?|pcs?|laptops?', 'computers?|pcs?|laptops?'),
  licence: aspect('how many screens a licence is for', '(?:software|licen[cs]es?|subscriptions?)', 'licen[cs]e'),
  calibration: aspect(
    'calibration',
    'calibrat\\w*|colou?r match\\w*',
    'calibrat\\w*|colour matched|matched for colour',
  ),
  hearing: aspect('hearing loops', 'hearing (?:loop|aid)s?|deaf|induction loop', 'hearing-loop'),
  reading: aspect(
    'from how far it is read',
    'read(?:able)? from|how far (?:away |back )?can (?:it|people|someone|you)|(?:furthest|farthest|how far) .{0,40}(?:read|see|stand|sit)',
    'legible from|readable from|read from|viewed from|from \\w+ metres',
  ),
} as const satisfies Record<string, Aspect>;

export type AspectName = keyof typeof ASPECTS;

/** The aspects that a message asks for. */
export function aspectsIn(message: string): readonly Aspect[] {
  return Object.values(ASPECTS).filter(({ asked }) => asked.test(message));
}

/** The sentences of a description that say something of an aspect. */
export function sentencesOn(description: string | null, { said }: Aspect): string[] {
  return (description ?? '').split(/(?<=[.!?])\s+/u).filter((sentence) => said.test(sentence));
}
