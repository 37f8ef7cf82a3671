import listed from '../vocabulary/services.json' with { type: 'json' };

/** A service that a sentence asks for, beside a thing or alone. */
export interface ServiceAsked {
  /** A name by which the vocabulary of pages has it. */
  topic: string;
  /** Where its words begin. */
  from: number;
  to: number;
  /** Whether it is what the sentence asks for; else it comes with a thing: '65 inch display with fitting'. */
  isHead: boolean;
}

// That somebody other than the buyer does it, or what it costs, makes a verb a service: 'do you fit', 'how much to put a screen up'.
const WHO =
  '(?:some ?one|some ?body|any ?one|any ?body|(?:the )?people) (?:to|who (?:can|could|will|would))(?: come and)?|(?:do|does|can|could|will|would) (?:you|u|ya|your (?:people|team|lads|engineers|company|firm|shop)|some ?one|some ?body|any ?one|any ?body)(?: (?:guys|lot|also|please|even|still|just|actually|come and|do))*';
const PRICE =
  "(?:how much|what(?:'s| is|s| does| would| will| do)?(?: [^ ,]+){0,3} (?:costs?|charges?|price)|(?:costs?|price|charge|fee|quote))(?: (?:is|are|it|does|do|would|will|you|u|cost|charge|be|of|for|to|get|have|some ?one|some ?body|a|an|the|all in|extra|roughly|about|your))*";
const WISHES = '(?:have|get|getting|want|need|like|wants|needs)(?: [^ ,]+){1,6}';
const ABOUT =
  "(?:(?:what|which|how|is|are|the|your|any|about|there|a|an|long|do|you|have|free|cost|price|details|info|got|does|need|looking|for|of|on|s|whats|what's) )*";
const GOES_ON =
  '(?: (?:costs?|prices?|charges?|service|terms|period|cover|policy|options?|times?|details|length|included))';
const WITH =
  '(?:with|including|include|includes|incl|plus|and|\\+|&|,) ?(?:(?:the|a|our|your|full|free|professional|on ?site|also|all|its) )*';

const services = listed.map(({ topic, nouns, verbs, done }) => ({
  topic,
  head: [
    between(`(?:${WHO}|${PRICE}) (?:${verbs})`),
    new RegExp(
      String.raw`^who (?:will |would |can |could |does |do |is going to )?(?:${verbs})(?:e?s)?(?![\p{L}\d-])`,
      'iu',
    ),
    between(`${PRICE} (?:${nouns})`),
    // The head of the first phrase is what is asked about: 'warranty on touch screens'; or of the last: 'touch screen warranty terms'.
    new RegExp(`^${ABOUT}(?:${nouns})${GOES_ON}*(?= (?:on|of|for|to|in|with|at|near|by|as|is) | ?[?.!]?$)`, 'iu'),
    between(`(?<= )(?:${nouns})${GOES_ON}+ ?[?.!]?$`),
  ],
  joined: between(
    `(?<=(?:${WISHES}|how much (?:is|are|for|would)(?: [^ ,]+){1,6}) )(?:${done})|${WITH}(?:[^ ,]+ )?(?:${nouns})(?: included| too| as well| service)?|supply and (?:${done}|${verbs})`,
  ),
}));

function between(source: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\d-])(?:${source})(?![\p{L}\d-])`, 'iu');
}

// What is 'close fitting' is no service, and whether one can hang a screen from a beam asks for what holds it.
const OF_A_PRODUCT =
  /(?<![\p{L}])(?:anything|pole|light|wall|ceiling|loose|close|tight|snug|form|well|self) fitting(?![\p{L}])|^can (?:you|u|some ?one|any ?one) (?:even |also )?(?:hang|mount)/iu;

// Most sentences name none.
const ANY = between(listed.map(({ nouns, verbs, done }) => `${nouns}|${verbs}|${done}`).join('|'));

/** The service that a sentence asks for; null where none is. */
export function serviceIn(sentence: string): ServiceAsked | null {
  const said = sentence.replaceAll('’', "'");
  if (!ANY.test(said)) return null;
  return find(said, true) ?? find(said, false);
}

function find(said: string, isHead: boolean): ServiceAsked | null {
  for (const { topic, head, joined } of services) {
    for (const pattern of isHead ? head : [joined]) {
      const found = pattern.exec(said);
      if (found && !OF_A_PRODUCT.test(found[0]))
        return { topic, from: found.index, to: found.index + found[0].length, isHead };
    }
  }
  return null;
}
