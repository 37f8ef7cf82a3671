import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { IS_QUESTION } from '#features/assistant/questions/kinds.ts';
import { companyDetails } from '#features/settings/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { DO_NOT_KNOW } from './asked.ts';
import { CONTACT, personLines } from './say.ts';

const LONGEST = 140;

/** Where nothing is known, what was asked is repeated, so that the customer sees that it was read, and a person is named who can be asked. */
export async function withWhatIsNotKnown(
  context: AppContext,
  message: string,
  answer: AssistantAnswer,
): Promise<AssistantAnswer> {
  if (answer.reply !== DO_NOT_KNOW) return answer;
  const asked = message
    .split(/(?<=[.!?])\s+/u)
    .filter((part) => IS_QUESTION.test(part))
    .at(-1)
    ?.trim();
  if (!asked || asked.length > LONGEST) return answer;
  const person = personLines(await companyDetails(context.db));
  return {
    ...answer,
    reply: [`‘${asked}’ I did not find that on our pages, so I cannot answer it.`, ...person].join('\n'),
    sources: [...answer.sources.filter(({ href }) => href !== CONTACT.href), CONTACT],
    ways: ['person'],
  };
}
