import { IS_QUESTION } from '#features/assistant/questions/kinds.ts';
import { nounPhrasesIn } from '#features/assistant/questions/noun-phrases.ts';

/** What a turn asks of the topic of the shop that was spoken of, and how a sentence that answers it is known. */
export interface AskedOfTopic {
  said: RegExp;
  /** Whether it asks nothing else, so that it is of no other subject either. */
  isAll: boolean;
}

interface Kind {
  asked: RegExp;
  said: RegExp;
}

const PAYS = String.raw`at (?:our|your|the buyer['’]s?) (?:own )?cost|\bwe (?:pay|collect|send|repair|replace|take)\b|\byou (?:pay|send|bring)\b|\bcarriage\b`;

// The surest first: 'who pays the charge' asks who.
const KINDS: readonly Kind[] = [
  {
    asked:
      /\bwho (?:pays?|bears?|covers?|arranges?|does|sends?|collects?|takes?|brings?)\b|\b(?:do|must|should|would|will) (?:i|we) (?:have to |need to )?(?:send|pay|pack|post|bring|return|take)\b|\b(?:myself|ourselves|at (?:my|our|your) (?:own )?(?:cost|expense))\b/iu,
    said: new RegExp(PAYS, 'iu'),
  },
  {
    asked:
      /\b(?:charges?|charged|costs?|free|fees?|extra|how much|expensive|worth)\b|\bwhat(?:['’]s| is) the (?:price|rate)\b/iu,
    said: /£|\bfree\b|\bcharges?\b|\bat our cost\b|\bthe same for one\b/iu,
  },
  {
    asked:
      /^\W*(?:(?:and|ok|so)\W+)?where\b(?! (?:can|do|does) (?:it|they) (?:hang|go|stand))|\b(?:the|your) address\b/iu,
    said: /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/u,
  },
  {
    asked:
      /\bhow (?:long|soon|quick\w*|fast|late|many (?:days|weeks|months))\b|^\W*(?:(?:and|ok|so)\W+)?(?:by )?when\b|\btoo late\b|\b(?:runs?|ran) out\b|\bexpir\w*|\bdeadline\b|\b(?:has|have|it['’]?s) been (?:\d+|a|an|one|two|three|four|five) (?:hours?|days?|weeks?|months?)\b/iu,
    said: /\b(?:\d+|\{\w+\}|one|two|three) (?:working |calendar )?(?:hours?|days?|weeks?|months?|years?)\b|\bexpires?\b|\bat any time\b|\buntil its date\b/iu,
  },
  {
    asked:
      /\bwhat (?:\p{L}+ )?(?:do|would|will) (?:you|they) (?:need|want|require|ask for)\b|\bwhat (?:do|must) (?:i|we) (?:send|bring|show|prove)\b/iu,
    said: /\border number\b|\bfields for\b|\bphotos?\b|\bproof\b|\bcertificates?\b|\bserial number\b/iu,
  },
  {
    asked:
      /\bwhat (?:does|do|will|would) (?:it|that|they) (?:include|cover)\b|\bwhat(?:['’]s| is) (?:included|covered)\b/iu,
    said: /\binclud\w+|\bcover\w*|\brepair or replace\b/iu,
  },
];
const MOST_WORDS = 12;

/** Whether a turn names nothing of its own, so that it may ask of the topic that was spoken of. */
export function namesNoSubject(message: string): boolean {
  return message.trim().split(/\s+/u).length <= MOST_WORDS && nounPhrasesIn(message).length === 0;
}

/** Reads 'is there a charge for that', 'where is that', 'do I send it back myself' as what is asked of the topic before; null where it asks nothing of the kind. */
export function askedOfTopic(message: string): AskedOfTopic | null {
  const kind = KINDS.find(({ asked }) => asked.test(message));
  if (!kind || !(IS_QUESTION.test(message) || IS_TOLD.test(message))) return null;
  return { said: kind.said, isAll: SMALL.test(message.replace(kind.asked, ' ')) };
}

const SMALL =
  /^(?:\W|\b(?:and|ok|so|but|is|are|was|there|an?|any|the|for|of|that|this|it|they|them|those|do|does|did|will|would|can|could|i|we|you|us|me|my|our|to|from|on|top|have|has|be|get|take|takes|add|adds|please|then|what|how|much|when|who|if|in|all|or|be|need|paid|pay)\b)*$/iu;

// 'It's been two days' asks whether that is too late.
const IS_TOLD = /\bbeen (?:\d+|an?|one|two|three|four|five)\b|^\W*(?:and )?how\b/iu;
