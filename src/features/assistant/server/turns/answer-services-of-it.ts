import { servicesOfIt } from '#features/assistant/turns/services-of-it.ts';
import { BY_TOPIC } from '../answers/by-topic.ts';
import type { Asked } from '../asked.ts';
import { joinAnswers } from '../join-answers.ts';
import type { TurnKind } from './turn.ts';

/** 'Do you bring it and put it in place?': what the shop says of carrying in and of fitting, for what was spoken of. */
export const answerServicesOfIt: TurnKind = async ({ asked, thread }) => {
  const services = servicesOfIt(asked.message);
  const [first] = thread.about;
  if (services.length === 0 || !first || asked.named.entries.length > 0) return null;
  const ofIt: Asked = { ...asked, named: { entries: [first], groups: [[first]], rest: asked.message } };
  const answered = await Promise.all(services.map((service) => BY_TOPIC[service](ofIt)));
  const told = answered.flatMap((answer) => (answer ? [{ question: asked.message, answer }] : []));
  return told.length > 0 ? { answer: joinAnswers(told) } : null;
};
