import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { asksIn } from '#features/assistant/questions/asks.ts';
import type { Asked } from './asked.ts';

const ASKS_IF = /^(?:can|could|do|does|is|are|will|would|has|have)\b/iu;
const OF_THINGS = /^(?:do|have|can|could|would) (?:you|i|we)\b/iu;
const YES = /\. Yes, it (?=\p{L})/gu;
const NO = /\. No, by its specification it is not /gu;
const UNKNOWN = /\b(?:did not find|does not list|do not say|does not state|cannot)\b/iu;

/** What is asked by yes or no begins with it, where the answer has decided it of the one product that it tells of. */
export function yesFirst({ message }: Asked, answer: AssistantAnswer): AssistantAnswer {
  const [ask] = asksIn(message);
  const [line = '', ...rest] = answer.reply.split('\n');
  if (!ask || !ASKS_IF.test(ask) || OF_THINGS.test(ask) || rest.some((each) => YES_OR_NO_OF.test(each))) return answer;
  const [isYes, isNo] = [YES, NO].map((verdict) => [...line.matchAll(verdict)].length > 0);
  if (isYes === isNo) return answer;
  const said = isYes ? line.replace(YES, ': it ') : line.replace(NO, ': by its specification it is not ');
  const isPart = UNKNOWN.test(line);
  const verdict = isYes ? (isPart ? 'As far as its page says, yes.' : 'Yes.') : 'No.';
  return { ...answer, reply: [`${verdict} ${said}`, ...rest].join('\n') };
}

const YES_OR_NO_OF = /\. (?:Yes, it|No, by its specification) /u;
