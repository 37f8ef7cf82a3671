import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { readDestination } from '#features/assistant/questions/destination.ts';
import { BY_ONESELF } from '#features/assistant/questions/job.ts';
import type { ServiceTopic } from '#features/assistant/topics/topics.ts';
import { type ServiceOfIt, servicesOfIt } from '#features/assistant/turns/services-of-it.ts';
import { inZone } from '#features/delivery/zone-words.ts';
import { unservedWords } from '#features/fitting/plan.ts';
import { listRates } from '#features/fitting/server/door.ts';
import { formatPounds, type Pence } from '#values/money.ts';
import { BY_TOPIC } from '../answers/by-topic.ts';
import { WHO_FITS } from '../answers/fitting.ts';
import { jobServices, zoneOf } from '../answers/job-services.ts';
import { type Asked, NOTHING } from '../asked.ts';
import { joinAnswers } from '../join-answers.ts';
import { CONTACT, QUOTE_PAGE } from '../say.ts';
import type { OpenThread } from './open-thread.ts';
import type { TurnKind } from './turn.ts';

// The topic that answers, and the question in the words by which it tells its parts apart; as it was asked where none stands.
const SOURCES: Readonly<
  Record<Exclude<ServiceOfIt, 'survey'>, { topic: Exclude<ServiceTopic, 'order'>; question?: string }>
> = {
  unloading: { topic: 'unloading' },
  fitting: { topic: 'fitting' },
  mending: { topic: 'warranty', question: 'Who repairs it under the warranty, on site or return to base?' },
  branding: { topic: 'branding' },
  old: { topic: 'old' },
  hire: { topic: 'hire' },
};

/** 'Do you bring it and put it in place?', 'can someone come and look first': what the shop says of the service, for what was spoken of and as many as there are. */
export const answerServicesOfIt: TurnKind = async ({ asked, thread }) => {
  const services = servicesIn(asked);
  // Where fitting is in the sum, doing it alone takes it out.
  const isSumOnly = thread.isFitted && BY_ONESELF.test(asked.message);
  if (services.length === 0 || isSumOnly || asked.named.entries.length > 0) return null;
  const answered = await Promise.all(services.map((service) => answerService(asked, thread, service)));
  const told = answered.flatMap((answer) => (answer ? [{ question: asked.message, answer }] : []));
  return told.length > 0 ? { answer: joinAnswers(told) } : null;
};

// 'And what does that cost' after who fits it is the price of fitting.
function servicesIn({ message, mind }: Asked): readonly ServiceOfIt[] {
  const isOfThat = COST_OF_THAT.test(message) && servicesOfIt(mind.before ?? '').includes('fitting');
  return isOfThat ? ['fitting'] : servicesOfIt(message);
}

const COST_OF_THAT =
  /^\W*(?:(?:and|ok|so|right|great)\W+)*(?:what|how much)(?:[’']s|s)? (?:does|would|will|do|is) (?:that|it|you|they)(?: all)?(?: cost| be| come to| charge)?(?: for (?:that|it))?\W*$/iu;

async function answerService(asked: Asked, thread: OpenThread, service: ServiceOfIt): Promise<AssistantAnswer | null> {
  if (service === 'survey') return surveyOf(asked, thread);
  const { topic, question = asked.message } = SOURCES[service];
  const [first] = thread.about;
  const named = first ? { entries: [first], groups: [[first]], rest: question } : asked.named;
  const answer = await BY_TOPIC[topic]({ ...asked, message: question, named });
  return answer && service === 'fitting' ? withFittingOfAll(asked, thread, answer) : answer;
}

// Of several the sum stands first: the price of one is not what is paid.
async function withFittingOfAll(
  asked: Asked,
  { goods, place }: OpenThread,
  answer: AssistantAnswer,
): Promise<AssistantAnswer> {
  if (!goods.some(({ pieces }) => pieces > 1)) return answer;
  const job = { goods: [], isFitted: true, isDelivered: false, budgetPence: null };
  const there = readDestination(place ? `to ${place}` : asked.message);
  const counted = goods.map((each) => ({ ...each, of: '' }));
  const all = await jobServices(asked, { ...job, place: there }, counted);
  return { ...answer, reply: [...all.map(({ says }) => `${says}.`), answer.reply].join('\n') };
}

async function surveyOf({ context, message }: Asked, { place }: OpenThread): Promise<AssistantAnswer> {
  const zone = zoneOf(readDestination(place ? `to ${place}` : message));
  const rates = (await listRates(context.db)).find((each) => each.zone === zone);
  return {
    ...NOTHING,
    reply: [rates ? surveyWords(rates.survey, inZone(zone)) : unservedWords(zone), WHO_FITS].join('\n'),
    sources: [QUOTE_PAGE, CONTACT],
    ways: ['person'],
  };
}

function surveyWords(pence: Pence | null, where: string): string {
  return pence === null
    ? `Yes, somebody can come and look first: a survey of the place ${where} is by quote.`
    : `Yes, somebody can come and look first: a survey of the place is ${formatPounds(pence)} ex VAT ${where}.`;
}
