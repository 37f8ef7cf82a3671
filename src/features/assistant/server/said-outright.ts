import { TELLS_A_WISH } from '#features/assistant/questions/kinds.ts';
import { COMPLAINTS, type ServiceTopic } from '#features/assistant/topics/topics.ts';

/** What a message says in so many words, so that no likeness has to be weighed. */
interface Outright {
  topic: ServiceTopic;
  said: RegExp;
  /** Whether it leads even where the examples are certain of another topic. */
  isFirst: boolean;
}

/** Asks what happens if something arrives broken: nothing has arrived yet. */
export const ASKS_DAMAGE =
  /\b(?:if|when|should|in case)\b.*\b(?:deliver\w*|arriv\w*|transit|driver|courier|pallet|screen)\b.*\b(?:damaged?|smashed|cracked|broken|drops?|dropped)\b/iu;

/** Tells of a fault: 'my Counter 55 won't turn on'. */
export const TELLS_FAULT =
  /\b(?:my|our|the one (?:i|we) bought)\b.*\b(?:(?:won[’']?t|will not|doesn[’']?t|does not)(?! (?:allow|let|permit|accept|approve|pay|have|want|agree|buy|like|need))|stopped|broke[n]?|dead|died|faulty|flicker\w*|no (?:picture|signal|sound)|black screen|blank|cracked|lines? across|gone off|keeps? (?:turning|switching|restarting|going))\b/iu;

/** Asks to pay in parts. */
export const OF_PARTS = /\bhalf (?:on|now|at|up ?front|when)\b|\b(?:remainder|balance) (?:up ?on|on|when|after|at)\b/iu;

// 'Screen dead after 14 months': what was bought has failed, in a few words.
const IS_FAULT =
  /^(?!.*\b(?:if|does|do|will|would|could|should|might|replace|old)\b).*\b(?:screens?|displays?|boards?|kiosks?|totems?|panels?|players?|units?|tvs?|telly|monitors?|signs?)\b (?:(?:is|are|has|have|just|gone|went|now|suddenly|completely|on site|in \p{L}+) ){0,3}(?:dead|died|blank|black|frozen|faulty|broken|packed (?:up|in)|stopped working|conked out|kaput|(?:won[’']?t|not) (?:turn|switch|come|power)\w*(?: itself)? on)\b/iu;

// A price of their own for charities, schools or clubs.
const OF_SPECIAL_PRICE =
  /\b(?:price|prices|discounts?|consideration|reductions?|rates?|concessions?)\b.*\b(?:charit\w*|schools?|clubs?|nhs|not[- ]for[- ]profits?)\b|\b(?:charit\w*|school|club|nhs)\b.*\b(?:discounts?|reductions?|concessions?)\b/iu;

// '30 day account': payment after delivery by its days.
const OF_CREDIT_DAYS =
  /\b(?:14|28|30|45|60|90|net|thirty|sixty)[- ]?days?\b[- ]?(?:\p{L}+ )?(?:accounts?|terms|credit|to pay|invoices?)\b/iu;

// A quotation by that name, or an itemised price.
const OF_QUOTATION =
  /\bprices? (?:on (?:headed )?paper|in writing)\b|\bquotations?\b|\bitemi[sz]ed (?:price|quote|cost)s?\b/iu;

// 'What is the VAT position for an academy'.
const OF_VAT =
  /\bvat (?:position|exempt\w*|relief|free|registered|reclaim\w*|status)\b|\b(?:reclaim|claim|exempt from|without paying|zero[- ]rated for) (?:the )?vat\b/iu;

// Those whom we send: 'what do your people charge', 'ought we to engage your men'.
const OF_OUR_PEOPLE =
  /\b(?:your (?:own )?(?:people|lads|men|team|guys|boys|chaps|crew)|(?:your|the) (?:fitters|engineers|installers))\b.*\b(?:carry|have|insur\w+|charge|cost|price|rates?|fit|hang|install|come|do it|put)\w*\b|\b(?:engage|hire|book|use|send|charge|cost|pay|need)\w*\b.*\byour (?:own )?(?:people|lads|men|team|guys|boys|chaps|fitters|engineers|installers|crew)\b|\bcherry ?pickers?\b|\bscaffold\w*\b/iu;

// Somebody who looks after screens from year to year.
const OF_UPKEEP =
  /\b(?:maintenance|servic(?:e|ing)|upkeep|support) (?:contract|agreement|plan|package|deal)s?\b|\b(?:maintain|maintenance|look after|upkeep)\b.*\b(?:contract|agreement|annual(?:ly)?|yearly|(?:a|per|each|every) year)\b|\b(?:contract|agreement|annual(?:ly)?|yearly)\b.*\b(?:maintain|maintenance|look after|upkeep)\b/iu;

// A visit before anything is bought is a survey.
const OF_A_VISIT =
  /\b(?:come|send (?:someone|somebody|a person|a man)) (?:out|round|over|along)\b.{0,20}\b(?:look|see|measure|advise|tell)\b|\b(?:book|arrange|have|get|want|need|like)\w* (?:an? )?(?:visit|call|look|someone|somebody)\b[^.?!]{0,25}\b(?:to (?:look|see|measure|check)|look(?:ing)? at|measur\w+)\b|\bsite (?:visit|survey)s?\b/iu;

// 'Could somebody come out and put it on the wall for us'.
const OF_HANGING_IT =
  /\b(?:somebody|someone|anyone|anybody|you(?: guys| lot)?|a (?:man|person|fitter))\b(?: to)? (?:come (?:out |round |over |along )?and |(?=put|hang|fit|mount|fix|install))(?:put|hang|fit|mount|fix|install)\w*\b[^.?!]*\b(?:wall|ceiling|up|for (?:us|me))\b/iu;

// Whoever chose wrongly gives it back.
const OF_A_WRONG_CHOICE = /\b(?:i|we)(?:[’']ve| have)? (?:bought|ordered|got|chose|picked|measured) (?:the )?wrong\b/iu;

// How far what comes is carried: 'and who brings it up the stairs'.
const OF_CARRYING =
  /\b(?:carriers?|couriers?|drivers?|lorr(?:y|ies)|delivery (?:man|men|people|team)|who(?:[’']ll| will| would)?)\b.{0,20}\b(?:brings?|carry|carries|takes?|gets?|lifts?|comes?)\b.{0,30}\b(?:floor|stairs?|upstairs|inside|track|lane|drive|gate|yard|steps)\b/iu;

// What has made somebody unhappy; 'if we are not happy' supposes it.
const OF_ANGER =
  /^(?!.*\b(?:if|in case)\b).*\b(?:(?:i|we)(?:[’']?m|[’']?re| am| are) (?:\p{L}+ )?(?:unhappy|not (?:at all )?happy|disappointed|appalled|disgusted|furious|fed up)|(?:want|like|need) to (?:make a )?compla(?:in|int)|(?:i|we) want (?:it|this|that|them) (?:put right|sorted|fixed|mended|resolved))\b/iu;

/** Whether somebody says that they are unhappy with us, or want something put right. */
export const isComplaint = (message: string): boolean => OF_ANGER.test(message);

const OUTRIGHT: readonly Outright[] = [
  { topic: 'unhappy', said: OF_ANGER, isFirst: true },
  { topic: 'fault', said: IS_FAULT, isFirst: true },
  { topic: 'payment', said: OF_PARTS, isFirst: true },
  { topic: 'discount', said: OF_SPECIAL_PRICE, isFirst: false },
  { topic: 'quote', said: OF_QUOTATION, isFirst: false },
  { topic: 'credit', said: OF_CREDIT_DAYS, isFirst: true },
  { topic: 'vat', said: OF_VAT, isFirst: false },
  { topic: 'repair', said: OF_UPKEEP, isFirst: false },
  { topic: 'wrong-goods', said: OF_A_WRONG_CHOICE, isFirst: true },
  { topic: 'unloading', said: OF_CARRYING, isFirst: true },
  { topic: 'fitting', said: OF_OUR_PEOPLE, isFirst: false },
  { topic: 'fitting', said: OF_A_VISIT, isFirst: true },
  { topic: 'fitting', said: OF_HANGING_IT, isFirst: false },
];

/** With such a share the examples are sure of a topic. */
export const FOR_CERTAIN = 0.5;

function outrightIn(message: string): readonly Outright[] {
  const isWish = TELLS_A_WISH.test(message);
  return OUTRIGHT.filter(({ topic, said }) => said.test(message) && !(topic === 'fault' && isWish));
}

/** Whether a message names a topic of the shop outright. */
export function isSaidOutright(message: string): boolean {
  return outrightIn(message).length > 0;
}

/** The topic that a message names outright; null where it names none, or where the examples are sure of another or of a complaint. */
export function topicSaidOutright(message: string, read: { topic: ServiceTopic; share: number }): ServiceTopic | null {
  const isElse = read.share >= FOR_CERTAIN || COMPLAINTS.has(read.topic);
  return outrightIn(message).find(({ isFirst }) => isFirst || !isElse)?.topic ?? null;
}
