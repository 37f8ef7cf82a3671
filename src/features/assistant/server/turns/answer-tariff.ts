import { tariffAlone } from '#features/assistant/turns/tariff.ts';
import { longHoursAsked } from '../answers/rated-hours.ts';
import type { TurnKind } from './turn.ts';

/** 'At 27p a unit': what the one that was spoken of costs to run at that. */
export const answerTariff: TurnKind = async ({ asked: { message, mind }, thread: { about, shown, wish }, ask }) => {
  const tariff = tariffAlone(message);
  const [entry] = about.length > 0 ? about : shown;
  if (tariff === null || !entry) return null;
  const hours = longHoursAsked(wish ?? '');
  const question = `What does it cost to run for a year at ${tariff}${hours > 0 ? `, ${hours} hours a day` : ''}?`;
  return { answer: await ask(question, { ...mind, shown: [entry.product.id] }) };
};
