import { namesPlace } from '#features/assistant/questions/destination.ts';
import { BY_ONESELF, DELIVERED, FITTED } from '#features/assistant/questions/job.ts';
import { addedIn, perhapsAddedIn } from './addition.ts';
import { budgetAlone } from './budget.ts';
import { beginsOn, clausesOf } from './clauses.ts';
import { bareCount, countChangedIn, countOfTotal } from './count-changed.ts';
import { removedIn } from './removal.ts';
import { type Swap, swapIn } from './swap.ts';
import { asksTotal } from './total-asked.ts';

/** What a turn changes of the goods that were spoken of. */
export type JobChange =
  | { kind: 'count'; pieces: number }
  | { kind: 'swap'; swap: Swap }
  | { kind: 'add'; words: string }
  | { kind: 'remove'; words: string }
  | { kind: 'fitted'; isFitted: boolean }
  | { kind: 'delivered' }
  /** Names where all of it goes, and nothing else. */
  | { kind: 'place' }
  /** May name what goes with the goods, by a part of its name. */
  | { kind: 'perhaps'; words: string }
  | { kind: 'discount' }
  /** Says what there is to spend. */
  | { kind: 'budget' }
  | { kind: 'total' };

const SURE: ReadonlySet<JobChange['kind']> = new Set([
  'count',
  'swap',
  'add',
  'remove',
  'fitted',
  'delivered',
  'place',
  'total',
  'budget',
]);
const DISCOUNT = /\b(?:trade|discounts?|price break|quantity (?:price|rate)|bulk|best price|money off|deal)\b/iu;
const MOST_WORDS = 24;
const MOST_OF_A_SERVICE = 9;
/** Asks of a service, and does not want it. */
export const ASKS_OF_SERVICE =
  /\b(?:how long|when|who|which|where|why|do you|can you|could you|does|soon|available|free|possible|days?|(?:can|could|may|will|would) (?:my|our|an?|the|he|she|they|i|we|anyone))\b/iu;

/** Reads a turn as changes of the goods before; null where a part of it is anything else. */
export function readJobTurn(message: string): readonly JobChange[] | null {
  if (message.trim().split(/\s+/u).length > MOST_WORDS) return null;
  const clauses = clausesOf(message).flatMap(withServiceApart);
  const isOn = beginsOn(message) || clauses.length > 1 || isBare(message);
  // 'Actually four' says no more than the count.
  const [only = ''] = clauses.length === 1 ? clauses : [];
  const bare = bareCount(only);
  if (bare !== null) return [{ kind: 'count', pieces: bare }];
  const changes = clauses.map((clause) => changeIn(clause, isOn));
  if (changes.length === 0 || changes.includes(null)) return null;
  const read = changes.filter((change) => change !== null);
  // A few words alone may say anything.
  const isSure = read.some(({ kind }) => SURE.has(kind));
  return isSure ? read : null;
}

// 'Two of them delivered to Leeds' is a count and a delivery.
function withServiceApart(clause: string): string[] {
  // 'Someone to fit two of them' too.
  const [, fitting, some] =
    /^(.*\b(?:fit|fits|install|hang|put up)) (\S+ of (?:them|those|these))$/iu.exec(clause) ?? [];
  if (fitting && some && countChangedIn(some) !== null) return [some, `${fitting} them`];
  const [, count = '', service = ''] =
    /^(.+?)\s+((?:delivered|fitted|installed|hung|put up|with)\b.+|(?:delivered|fitted|installed))$/iu.exec(clause) ??
    [];
  return countChangedIn(count) === null || /\bvat\b/iu.test(service) ? [clause] : [count, service];
}

function changeIn(clause: string, isOn: boolean): JobChange | null {
  if (budgetAlone(clause) !== null) return { kind: 'budget' };
  const pieces = countChangedIn(clause);
  if (pieces !== null) return { kind: 'count', pieces };
  const service = serviceIn(clause);
  if (service) return service;
  const swap = swapIn(clause);
  if (swap) return { kind: 'swap', swap };
  const removed = removedIn(clause);
  if (removed) return { kind: 'remove', words: removed };
  if (asksTotal(clause)) {
    const many = countOfTotal(clause);
    return many === null ? { kind: 'total' } : { kind: 'count', pieces: many };
  }
  if (DISCOUNT.test(clause) && clause.split(/\s+/u).length <= MOST_OF_A_SERVICE) return { kind: 'discount' };
  const added = isOn ? addedIn(clause) : null;
  if (added) return { kind: 'add', words: added };
  const perhaps = isOn ? perhapsAddedIn(clause) : null;
  return perhaps ? { kind: 'perhaps', words: perhaps } : null;
}

function serviceIn(clause: string): JobChange | null {
  if (clause.split(/\s+/u).length > MOST_OF_A_SERVICE || ASKS_OF_SERVICE.test(clause)) return null;
  if (BY_ONESELF.test(clause)) return { kind: 'fitted', isFitted: false };
  if (FITTED.test(clause)) return { kind: 'fitted', isFitted: true };
  if (ONLY_A_PLACE.test(clause) && namesPlace(clause)) return { kind: 'place' };
  return DELIVERED.test(clause) &&
    (namesPlace(clause) || /\b(?:with|and|plus|inc\w*|total|come to)\b|^deliver\w+$/iu.test(clause))
    ? { kind: 'delivered' }
    : null;
}

const ONLY_A_PLACE =
  /^(?:(?:and|or|ok|so|what about|how about|what if it goes) )*(?:(?:we[’']?re|we are|i[’']?m|it[’']?s|that[’']?s|it is)(?: based)? )?(?:to|in|at) (?!the\b|our\b|my\b)[\p{L}][\p{L} .'’-]{1,30}\??$/iu;

// 'Brackets to suit?' goes on without saying so.
const MOST_BARE = 4;

function isBare(message: string): boolean {
  return message.trim().split(/\s+/u).length <= MOST_BARE;
}
