import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { readFacts } from '#features/assistant/questions/asked-facts.ts';
import { aspectsIn } from '#features/assistant/questions/aspects.ts';
import { topicName } from '#features/assistant/turns/topic-names.ts';
import { asksWhetherIt } from '#features/assistant/turns/whether-it.ts';
import { companyDetails } from '#features/settings/server/door.ts';
import { paths } from '#web/paths.ts';
import { NOTHING } from '../asked.ts';
import { CONTACT, personLines } from '../say.ts';
import type { Turn } from './turn.ts';

const LONGEST_QUOTED = 120;

/** How such an answer begins where nothing of the turn was read. */
export const ASKS_BACK = 'I did not understand ';

/** What a turn gets that could not be read: what was meant is asked, naming what the talk is about, with a person. */
export async function askBack({ asked: { message, context }, thread }: Turn): Promise<AssistantAnswer> {
  const [first] = thread.topic === null ? thread.about : [];
  const about = first?.product.name ?? topicName(thread.topic);
  const said = message.trim().replace(/[?.!]+$/u, '');
  const quoted = said.length > LONGEST_QUOTED ? 'that' : `‘${said}’`;
  const unsaid = first && readFacts(message).facts.length === 0 ? aspectsIn(message).map((aspect) => aspect.name) : [];
  const asks =
    first && unsaid.length === 0 && asksWhetherIt(message)
      ? `${quoted}: I did not find that on the page of ${first.product.name}. A person can find out.`
      : first && unsaid.length > 0
        ? `Of ${unsaid.join(' and ')} I did not find anything on the page of ${first.product.name}.`
        : `${ASKS_BACK}${quoted}${about ? `: is it still about ${about}, and what would you like to know or change` : ', what do you mean by it'}? Say it in other words, or ask a person.`;
  const person = personLines(await companyDetails(context.db));
  return {
    ...NOTHING,
    reply: [asks, ...person].join('\n'),
    sources: [...(first ? [{ label: first.product.name, href: paths.product(first.product) }] : []), CONTACT],
    ways: ['person'],
  };
}
