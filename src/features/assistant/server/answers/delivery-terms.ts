import { readWantedDay } from '#features/assistant/questions/wanted-day.ts';
import { sentencesOf } from '#features/assistant/shop-texts.ts';
import { listDeliveryMethods, planDelivery } from '#features/delivery/server/door.ts';
import { companyDetails } from '#features/settings/server/door.ts';
import { formatComingDay } from '#values/london-day.ts';
import { formatPounds, toPence } from '#values/money.ts';
import { paths } from '#web/paths.ts';
import type { Answerer } from '../asked.ts';
import { productsMeant } from '../meant-products.ts';
import { answerOf, DELIVERY_PAGE, QUOTE_PAGE } from '../say.ts';
import { carriedIn } from './carried-in.ts';
import { sizeOfParcel } from './parcel.ts';

const WHERE = sentencesOf('/delivery-and-returns', 'where', /^Screens of 75/u);
const COLLECTION = sentencesOf('/delivery-and-returns', 'where', /^Collection is/u);
const FOLLOW = sentencesOf('/delivery-and-returns', 'arrival', /^You can follow/u);
const CHECKOUT = { label: 'Cart', href: paths.cart };

/** How far the driver brings it. */
export const answerUnloading: Answerer = async (asked) => {
  const { context, message } = asked;
  const meant = await productsMeant(asked, '');
  const [entry] = meant?.entries ?? [];
  const isInside =
    /\b(?:carr(?:y|ied)|bring|inside|upstairs|floors?|steps?|stairs|room|door|lift|through|lads|men|help)\b/iu.test(
      message,
    );
  const carried = carriedIn(asked, meant?.isCertain ? (entry ?? null) : null);
  return answerOf(context, {
    says: [
      WHERE,
      ...carried.map(({ name, line }) => `Of ${name} its page says: ‘${line}’`),
      isInside
        ? `Whether anybody carries ${carried.length > 0 ? 'others' : 'it'} further in the shop does not say. Write in the order’s notes what the way in is like, or ask a person before you order.`
        : null,
      entry && meant?.isCertain ? sizeOfParcel(entry.product) : null,
    ],
    sources: entry && meant?.isCertain ? [{ label: entry.product.name, href: paths.product(entry.product) }] : [],
    withPerson: true,
  });
};

const OF_A_TIME = /\bat a time\b|\bbooked in\b|\bagreed?\b/iu;

/** An hour, a call before, a day to be held: the methods that agree a time say so; the others promise a day. */
export const answerSlot: Answerer = async ({ context }) => {
  const methods = await listDeliveryMethods(context.db);
  const agreed = methods.filter(({ isActive, description }) => isActive && OF_A_TIME.test(description ?? ''));
  return answerOf(context, {
    says: [
      ...agreed.map(({ name, description }) => `${name}: ‘${description}’.`),
      `${agreed.length > 0 ? 'The other methods' : 'The delivery methods'} name a day and no hour. Write a time window in the order’s notes; whether it is kept a person can tell you.`,
      WHERE,
      FOLLOW,
    ],
    withPerson: true,
  });
};

/** To another address than the buyer's, or to several. */
export const answerOtherAddress: Answerer = ({ context, message }) =>
  answerOf(context, {
    says: [
      'Yes, at checkout the delivery address may be another than the billing address, with a contact on site of its own.',
      /\b(?:drop|customers?|clients?|plain|paperwork|no prices?|direct)\b/iu.test(message)
        ? 'The packing slip names no prices; the invoice goes to the buyer. It names the shop as its sender; plain packing only a person can agree to.'
        : null,
      /\b(?:several|sites|branches|split|each|drops?|addresses|per|half|locations|shops)\b/iu.test(message)
        ? 'An order goes to one address and has one delivery charge, so several addresses are several orders; for many ask for a quote.'
        : null,
      /\b(?:neighbour|leave|somebody else|someone|builder|sign)\b/iu.test(message)
        ? 'Whether the driver leaves it with a neighbour the shop does not say.'
        : null,
    ],
    sources: [DELIVERY_PAGE, CHECKOUT, QUOTE_PAGE],
    ways: ['person'],
  });

/** Collection: what it costs, when it is ready, and where. */
export const answerCollection: Answerer = async ({ context, message }) => {
  const plan = await planDelivery(context, { items: [], country: 'United Kingdom', postcode: undefined });
  const { name, addressLines } = await companyDetails(context.db);
  const option = plan.options.find(({ isCollection }) => isCollection);
  if (!option) return null;
  const fee = toPence(option.fee) === 0 ? 'free' : formatPounds(toPence(option.fee));
  const day = formatComingDay(option.arrivesOn, plan.today);
  const wanted = readWantedDay(message, plan.today);
  const isTooSoon = wanted !== null && wanted.day < option.arrivesOn;
  return answerOf(context, {
    says: [
      isTooSoon
        ? `No, that is too soon: the first day is ${day}, for goods in stock if you order now and pay at once. ${option.name}: ${fee}.`
        : `Yes. ${option.name}: ${fee}, for goods in stock ready on ${day} if you order now and pay at once.`,
      COLLECTION,
      addressLines.length > 0 ? `The address: ${[name, ...addressLines].join(', ')}.` : null,
    ],
    sources: [DELIVERY_PAGE],
    withPerson: true,
  });
};
