import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { IS_QUESTION } from '#features/assistant/questions/kinds.ts';
import { DO_NOT_KNOW } from './asked.ts';

const LONGEST = 90;

/** Where nothing is known, what was asked is repeated: the customer sees that it was read, and what to ask a person. */
export function withWhatIsNotKnown(message: string, answer: AssistantAnswer): AssistantAnswer {
  if (answer.reply !== DO_NOT_KNOW) return answer;
  const asked = message
    .split(/(?<=[.!?])\s+/u)
    .filter((part) => IS_QUESTION.test(part))
    .at(-1)
    ?.trim();
  if (!asked || asked.length > LONGEST) return answer;
  return {
    ...answer,
    reply: `‘${asked}’ I did not find that on our pages, so I cannot answer it. ‘Write to a person’ takes this conversation along, and a person finds out.`,
  };
}
