import { sectionOf, sentencesOf } from '#features/assistant/shop-texts.ts';
import { isShopRegistered, vatRateAt } from '#features/settings/server/door.ts';
import type { Answerer } from '../asked.ts';
import { ACCOUNT, answerOf, CHECKOUT_ASKS, PAYMENT, QUOTE_PAGE } from '../say.ts';

const WHEN_INVOICED = sentencesOf('/terms', 'payment', /^A VAT invoice/u);
const BY_TRANSFER = sentencesOf('/terms', 'payment', /^For a bank transfer/u);
const PRICES = sectionOf('/terms', 'prices');
const NOT_REGISTERED =
  'We are not registered for VAT, so none is charged and there is none to claim back: the price that you see is the whole price.';

/** What an invoice says, and when it comes. */
export const answerInvoice: Answerer = ({ context, message }) =>
  answerOf(context, {
    says: [
      /\bpro ?-?forma|before (?:we|he|she|they|i) (?:can |will )?(?:pay|release)|in advance\b/iu.test(message)
        ? 'An order that you place by bank transfer has a pro-forma invoice on its page until it is paid. A quote is made out in writing as well, with a price that binds us until its date.'
        : null,
      WHEN_INVOICED,
      CHECKOUT_ASKS,
      'Your orders with their invoices are in your account. An invoice that is written already only a person can change.',
    ],
    sources: [PAYMENT, ACCOUNT, QUOTE_PAGE],
    withPerson: true,
  });

/** Where a transfer goes to: never in a chat. */
export const answerBank: Answerer = ({ context }) =>
  answerOf(context, {
    says: [
      'I give no account numbers here.',
      BY_TRANSFER,
      'If a message names other bank details, ring us on the number below before you pay.',
    ],
    withPerson: true,
  });

/** VAT: the shop's own words, and the rate in force. */
export const answerVat: Answerer = async ({ context, message }) => {
  const now = context.clock.now();
  if (!(await isShopRegistered(context.db, now)))
    return answerOf(context, { says: [NOT_REGISTERED, PRICES], ways: ['person'] });
  const rate = await vatRateAt(context.db, now);
  const isExempt = /\b(?:charit\w*|exempt\w*|registered|club|school|relief|zero)\b/iu.test(message);
  return answerOf(context, {
    says: [
      `The rate in force is ${(rate / 100).toLocaleString('en-GB')} %.`,
      isExempt
        ? 'VAT is charged whether or not you are registered for it; whoever is registered claims it back. Whether a relief holds for you a person has to look at.'
        : null,
      PRICES,
      /\binvoice|receipt\b/iu.test(message) ? WHEN_INVOICED : null,
    ],
    ways: ['person'],
  });
};
