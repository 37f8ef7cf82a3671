import { everyToken } from '#features/search/engine/tokens.ts';
import { phraseBook } from '#features/search/understanding/phrase-book.ts';
import entries from './trade-knowledge.json' with { type: 'json' };

/** What the trade knows and no product decides: a term, what it means for a buyer, and where the statement comes from. */
export interface TradeEntry {
  id: string;
  title: string;
  /** As buyers call it. */
  names: readonly string[];
  answer: string;
  source: string;
  /** The search or page where it matters. */
  link: { label: string; href: string };
  /** The attributes that say of one product what it says of all. */
  facts?: readonly string[];
  /** Whether it holds whatever product is spoken of. */
  isOfAll?: boolean;
}

/** Every entry, in the order of the file. */
export const TRADE_KNOWLEDGE: readonly TradeEntry[] = entries;

const book = phraseBook<TradeEntry>(
  TRADE_KNOWLEDGE.flatMap((entry) => entry.names.map((name) => ({ tokens: everyToken(name), means: entry }))),
);

// A pitch that is played on has no pixels.
const OF_SPORT =
  /\b(?:round|around|beside|by|along|on|off|at|near|behind) the pitch\b|\b(?:touch ?line|(?:which|sports?|football|hockey|four|our) pitch(?:es)?|football|rugby|cricket|hockey|sponsors?|supporters|spectators|matches)\b/iu;

// A licence to show a match or play music is none for software.
const TO_SHOW =
  /\blicen[cs]es?\b[^.?!]{0,12}\b(?:show|play|screen|broadcast)\w*\b[^.?!]*\b(?:football|rugby|cricket|boxing|sports?|match\w*|games?|tv|telly|films?|movies?|music|sky)\b/iu;

/** The entries that a message names, the one with the longest name first. */
export function tradeEntriesIn(message: string): readonly TradeEntry[] {
  const spans = book.spansIn(everyToken(message));
  const longestFirst = [...spans].sort((a, b) => b.to - b.from - (a.to - a.from));
  const named = [...new Set(longestFirst.map(({ means }) => means))];
  const [isOfSport, isToShow] = [OF_SPORT.test(message), TO_SHOW.test(message)];
  return named.filter(({ id }) => !(isOfSport && id === 'pitch') && !(isToShow && id === 'cms'));
}

const ASKS_OF =
  /^\W*(?:(?:hi|hello|hey|please|so|and|ok)\W+)*(?:what(?:[’']?s| is| are| does| do)|whats|define|explain)\s+(?:an? |the )?(?<term>.+?)(?:\s+(?:means?|stands? for))?\W*$/iu;

/** Whether a message asks what a term is, and nothing else: 'what is PoE', but not 'what is the PoE budget of a switch'. */
export function asksOfTermAlone(message: string): boolean {
  const term = everyToken(ASKS_OF.exec(message)?.groups?.term ?? '');
  return book.spansIn(term).some(({ from, to }) => from === 0 && to === term.length);
}

const ASKS_MEANING =
  /\b(?:means?|meaning|stands? for|explain|differ(?:s|ence|ent)?|versus|vs|worth|instead|enough|better|what(?:[’']?s| is| are) (?:an? |the )?|do (?:i|we|you) (?:really |even |actually )?need|does (?:it|one) need|should (?:i|we)|can (?:i|we) (?:just |also |really )?(?:use|put|hang|get|change|update|have)|how (?:do|does|can|could|would|should|many|long|far|bright)|what (?:kind|sort|type)s?)\b/iu;

/** Whether a message asks what something is, or whether one needs it: for knowledge, not for a product. */
export function asksForKnowledge(message: string): boolean {
  return ASKS_MEANING.test(message);
}
