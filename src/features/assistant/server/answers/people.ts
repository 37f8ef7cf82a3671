import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { FOR_A_PERSON, HANDED_OVER, type Matter, OF_THE_ASSISTANT } from '#features/assistant/questions/kinds.ts';
import { politelyInOwnLanguage } from '#features/assistant/questions/languages.ts';
import { specRow } from '#features/catalogue/spec-rows.ts';
import { companyDetails } from '#features/settings/server/door.ts';
import { paths } from '#web/paths.ts';
import { type Asked, NOTHING } from '../asked.ts';
import { productsMeant } from '../meant-products.ts';
import { answerFit } from './fit.ts';

const CONTACT = { label: 'Contact', href: paths.contact() };
const DELIVERY = { label: 'Delivery and returns', href: paths.deliveryAndReturns };
const QUOTE = { label: 'Request a quote', href: paths.requestQuote };

/** How to reach a person. */
export async function answerPerson({ context, message }: Asked): Promise<AssistantAnswer | null> {
  if (!FOR_A_PERSON.test(message)) return null;
  const { phone, email, openingHours } = await companyDetails(context.db);
  const ways = [...(phone ? [`Phone: ${phone}`] : []), ...(email ? [`E-mail: ${email}`] : [])];
  const hours = openingHours ? [`Opening hours: ${openingHours}`] : [];
  const sorry =
    /\b(?:wrong|twice|overcharged|complain\w*|useless|rubbish|disgrace\w*|unacceptable|fed up|furious)\b/iu.test(
      message,
    )
      ? ['I am sorry. I cannot see or change orders and payments here; a person can. Have your order number ready.']
      : [];
  const reply = [
    ...sorry,
    'You can reach a person. ‘Write to a person’ takes this conversation along.',
    ...ways,
    ...hours,
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
  return { ...NOTHING, reply, sources: [CONTACT, DELIVERY], ways: ['person'] };
}

/** What it is: an automatic assistant, whatever it is told to be. */
export async function answerOfItself({ message }: Asked): Promise<AssistantAnswer | null> {
  if (!OF_THE_ASSISTANT.test(message)) return null;
  const reply =
    'I am an automatic assistant. I answer from what the shop knows of its products, deliveries and terms, and nothing else.';
  return { ...NOTHING, reply, sources: [CONTACT], ways: ['person'] };
}

// What no data of the shop decides.
const HANDED: Readonly<Record<Matter, { reply: string; sources: AssistantAnswer['sources'] }>> = {
  paper: {
    reply:
      'That is in none of the facts that the shop gives me, so I cannot say. Tell a person the product and what you need it for; they find out or send it.',
    sources: [CONTACT],
  },
  fitting: {
    reply:
      'Fitting and site surveys have no price in the shop. Tell us the place and the screens in a request for a quote, and a person answers with what it costs and when.',
    sources: [QUOTE],
  },
  quantity: {
    reply:
      'The prices in the shop are the same for one and for many, and I cannot change them. For several, ask for a quote: a person answers with a price that binds us until its date.',
    sources: [QUOTE],
  },
  size: {
    reply:
      'Which size suits a place I cannot work out for you. Tell a person how far away people stand and what it is to show.',
    sources: [CONTACT],
  },
  fit: {
    reply: 'Whether it fits I cannot promise from here. A person checks it with you before you buy.',
    sources: [CONTACT],
  },
  fault: {
    reply: 'A fault I cannot find from here. Tell a person the product, your order number and what you see.',
    sources: [CONTACT, { label: 'Warranty', href: `${paths.terms}#warranty` }],
  },
  law: { reply: 'That is a question of law or money, on which I cannot advise.', sources: [CONTACT] },
  hire: {
    reply: 'I find nothing about that in the shop. A person can tell you whether there is a way.',
    sources: [CONTACT],
  },
};

/** What people decide: fitting, discounts, sizes, what fits. With the facts that they will ask for, where a product is meant. */
export async function answerHandover(asked: Asked): Promise<AssistantAnswer | null> {
  const matter = HANDED_OVER.find(({ words }) => words.test(asked.message));
  if (!matter) return null;
  const { reply, sources } = HANDED[matter.about];
  const answer = { ...NOTHING, reply, sources, ways: ['person' as const] };
  if (matter.about !== 'fit') return answer;
  const judged = await answerFit(asked);
  if (judged) return judged;
  const meant = await productsMeant(asked, '');
  const [entry] = meant?.entries ?? [];
  if (!entry || !meant) return answer;
  const rows = ['screenSizeInches', 'vesa', 'weightKg', 'fitsFromInches', 'fitsToInches', 'loadKg']
    .flatMap((key) => specRow(entry.product.specs, key) ?? [])
    .map(({ term, value }) => `${term}: ${value}`);
  const known = rows.length > 0 ? `\nWhat is known of ${entry.product.name}:\n${rows.join('\n')}` : '';
  return {
    ...answer,
    reply: `${reply}${known}`,
    sources: [...sources, ...(known ? [{ label: entry.product.name, href: paths.product(entry.product) }] : [])],
    products: meant.cards,
    search: meant.search,
    total: meant.cards.length > 0 ? meant.total : 0,
  };
}
