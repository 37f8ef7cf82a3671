/** What panels with hardly a frame are called. */
export const PANELS = 'video wall panel';

/** What a place without mains calls for. */
export const BATTERY = 'battery';

// What a story tells of a place, in the words that the search reads: 'we cannot drill' asks for what stands by itself.
const CALLS: readonly (readonly [told: RegExp, words: string])[] = [
  [
    /\b(?:can(?:no|['’])?t|cannot|not allowed to|no|without|mustn['’]?t) (?:be )?(?:drill\w*|fix\w* (?:it |anything )?to|screw\w*|holes)\b|\bcould stand\b|\bno walls?\b|\b(?:only wall is|walls are(?: all)?) glass\b|\bglass walls\b|\bnothing to fix\b(?!.*\b(?:above|ceiling|slab)\b)/iu,
    'free-standing',
  ],
  [/\b(?:no|without|any) (?:mains|power|sockets?|plugs?|electric\w*)\b(?! (?:lead|cable|suppl))/iu, BATTERY],
  [/\b(?:classrooms?|teaching rooms?)\b/iu, 'touch screen'],
  [/\b(?:pavement|sandwich|swing) (?:signs?|boards?|displays?)\b/iu, 'A-board'],
  [/(?<![\d.])[234] ?[x×] ?[234]\b(?! ?(?:m|metres?|meters?)\b)/iu, 'video wall'],
  [/\b(?:narrow|thin|ultra[- ]narrow|slim) bezels?\b/iu, PANELS],
  [
    /\b(?:get(?:s|ting)? lost|find(?:ing)? their way|which (?:floor|way|room)|wrong (?:door|entrance|floor|building)|tenants)\b/iu,
    'wayfinding kiosk',
  ],
  [
    /\b(?:drive|drives|driving|walk|walking) past\b|\bpassing (?:cars|traffic|drivers)\b|\bby the (?:front )?gate\b/iu,
    'outdoor LED sign',
  ],
  [/\b(?:round|around|beside|by|along) the (?:pitch|touch ?line|track|boundary)\b|\bperimeter\b/iu, 'outdoor LED sign'],
  [
    /\b(?:slab|ceiling|beam|joists?|rafters?)\b.*\babove\b|\bfrom the (?:ceiling|slab|beam|roof)\b|\bnothing to fix to but\b.*\b(?:slab|ceiling|above)\b/iu,
    'hangs from the ceiling',
  ],
  [
    /\b(?:name of the booking|room bookings?|who has (?:booked )?the room|outside (?:\w+ ){0,2}meeting rooms?|by the meeting rooms?)\b/iu,
    'door panel',
  ],
  [/\b(?:broken into|burgl\w+|hard to steal|thieves|be stolen|gets? nicked)\b/iu, 'lockable'],
  [/\b(?:soot|dust|dusty|sawdust|flour|grease|greasy)\b/iu, 'dust sealed'],
  [/\b(?:pool ?side|pool area|by the pool|swimming pool|damp|steamy|humid)\b/iu, 'IP rated'],
];

/** What the story of a message calls for, in the search's words; empty where it tells nothing of the kind. */
export function callsOf(message: string): string {
  return CALLS.filter(([told]) => told.test(message))
    .map(([, words]) => words)
    .join(', ');
}
