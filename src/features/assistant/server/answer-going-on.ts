import type { User } from '#features/accounts/contract.ts';
import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { isOnlyAPart } from '#features/assistant/questions/only-a-part.ts';
import { readTopics } from '#features/assistant/topics/read-topics.ts';
import { catalogueOf } from '#features/catalogue/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { asksDeliveryByItself } from './answers/delivery.ts';
import { answerFromPassages } from './answers/passage.ts';
import type { Mind } from './asked.ts';
import { newOf, notKnownOfShown, saysNothing, withTheQuestionBefore } from './follow-again.ts';
import { NONE_NAMED } from './named-products.ts';
import { nothingMore } from './not-known.ts';
import { LEAST_ALIKE_AT_LAST, speaksOf } from './speaks-of.ts';

/** A message of a conversation, with what went before it. */
export type Sent = { message: string; search: string | null; mind: Mind; user: User | null };

/**
 * The answer to a message that may go on from the question before. What says nothing by itself, or is only a part of a question, is asked together
 * with that; and what was said before is not said again. `isFirst` of the parts of a message.
 */
export async function answerGoingOn(
  context: AppContext,
  sent: Sent,
  isFirst: boolean,
  answerTo: (sent: Sent) => Promise<AssistantAnswer>,
): Promise<AssistantAnswer> {
  const { message, mind } = sent;
  const answer = await answerTo(sent);
  const { before } = mind;
  if (before === null) return answer;
  const isPart = isOnlyAPart(message);
  // A delivery that is asked for by its place or day is answered each time, also where the answer is the one before.
  if (!isPart && !saysNothing(answer) && asksDeliveryByItself(message)) return answer;
  // The parts of one message may be answered by the same line: they are joined.
  if (!isFirst && !saysNothing(answer) && !isPart) return answer;
  const alone = { ...mind, before: null };
  const earlier = await answerTo({ ...sent, message: before, mind: { ...alone, shown: [] } });
  const isAgain = isFirst && answer.reply === earlier.reply;
  if (!saysNothing(answer) && !isAgain && !isPart) return answer;
  const whole = withTheQuestionBefore(message, before);
  const more = whole === null ? null : newOf(await answerTo({ ...sent, message: whole, mind: alone }), earlier);
  if (more && (await speaksOf({ message, mind: alone }, more, LEAST_ALIKE_AT_LAST))) return more;
  const said = !isPart || (await speaksOf({ message, mind: alone }, answer));
  if (!isAgain && !saysNothing(answer) && said) return answer;
  const snapshot = await catalogueOf(context).current();
  const passage = isPart ? null : await answerFromPassages({ ...(await bare(sent)), context, snapshot });
  const isNew = passage !== null && passage.reply !== earlier.reply;
  return (
    (isNew ? passage : null) ??
    more ??
    notKnownOfShown({ snapshot, message, mind }) ??
    (isFirst && !saysNothing(earlier) ? nothingMore(context) : answer)
  );
}

// A question by itself: nothing is named, and nothing went before.
async function bare({ message, user }: Sent) {
  const none: Mind = { page: null, shown: [], before: null };
  return { message, mind: none, user, reading: await readTopics(message), named: NONE_NAMED, namedBefore: NONE_NAMED };
}
