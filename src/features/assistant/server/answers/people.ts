import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { tradeEntriesIn } from '#features/assistant/knowledge/trade-knowledge.ts';
import { politelyInOwnLanguage } from '#features/assistant/questions/languages.ts';
import { nounPhrasesIn } from '#features/assistant/questions/noun-phrases.ts';
import { companyDetails } from '#features/settings/server/door.ts';
import { type Answerer, type Asked, DO_NOT_KNOW, NOTHING } from '../asked.ts';
import { CONTACT, DELIVERY_PAGE, QUOTE_PAGE } from '../say.ts';

/** How to reach a person. */
export async function answerPerson({ context, message }: Asked): Promise<AssistantAnswer> {
  const { name, phone, email, openingHours, addressLines } = await companyDetails(context.db);
  const ways = [...(phone ? [`Phone: ${phone}`] : []), ...(email ? [`E-mail: ${email}`] : [])];
  const hours = openingHours ? [`Opening hours: ${openingHours}`] : [];
  const isWhere = /\b(?:where|address|based|office|visit|post(?:al)?)\b/iu.test(message) && addressLines.length > 0;
  const holidays = /\b(?:bank holidays?|christmas|easter|new year|holidays)\b/iu.test(message);
  const isFed = /\b(?:useless|rubbish|human|no help|not a (?:ro)?bot|fed up)\b/iu.test(message);
  const reply = [
    ...(isFed ? ['I am sorry that I could not help.'] : []),
    'You can reach a person. ‘Write to a person’ takes this conversation along.',
    ...ways,
    ...hours,
    ...(holidays ? ['Whether that changes on holidays the shop does not say; write, and it waits for them.'] : []),
    ...(isWhere ? [`Address: ${[name, ...addressLines].join(', ')}`] : []),
  ].join('\n');
  return { ...NOTHING, reply, sources: [CONTACT], ways: ['person'] };
}

/** A message in another language: politely, that English is understood. */
export async function answerInOwnLanguage({ message }: Asked): Promise<AssistantAnswer | null> {
  const sentence = politelyInOwnLanguage(message);
  if (sentence === null) return null;
  const reply = [
    ...(sentence ? [sentence] : []),
    'I understand English only. Please write in English, or to a person.',
  ].join('\n');
  return { ...NOTHING, reply, sources: [CONTACT, DELIVERY_PAGE], ways: ['person'] };
}

/** What it is: an automatic assistant, whatever it is told to be. */
export const answerOfItself: Answerer = async ({ message }) => ({
  ...NOTHING,
  reply: [
    'I am an automatic assistant. I answer from what the shop knows of its products, deliveries and terms, and nothing else.',
    ...(/\b(?:code|discount|off|free|price)\b|%/iu.test(message)
      ? ['I cannot change prices or give codes; for several pieces a person makes you a quote.']
      : []),
  ].join(' '),
  sources: [CONTACT, ...(/\bcode|discount|%/iu.test(message) ? [QUOTE_PAGE] : [])],
  ways: ['person'],
});

/** What is not about the shop. */
export const answerOffTopic: Answerer = async ({ message, named }) =>
  message.trim().split(/\s+/u).length < 4 ||
  named.entries.length + tradeEntriesIn(message).length + nounPhrasesIn(message).length > 0
    ? null
    : { ...NOTHING, reply: DO_NOT_KNOW, sources: [CONTACT], ways: ['person'] };
