import { sectionOf, sentencesOf } from '#features/assistant/shop-texts.ts';
import { listOfferedMethods } from '#features/payments/server/door.ts';
import { vatRateAt } from '#features/settings/server/door.ts';
import { paths } from '#web/paths.ts';
import type { Answerer, Asked } from '../asked.ts';
import { ACCOUNT, answerOf, QUOTE_PAGE } from '../say.ts';

const WHEN_INVOICED = sentencesOf('/terms', 'payment', /^A VAT invoice/u);
const BY_TRANSFER = sentencesOf('/terms', 'payment', /^For a bank transfer/u);
const TAKEN_WHEN = sentencesOf('/terms', 'payment', /^A card payment is taken/u);
const CARD_DETAILS = sentencesOf('/privacy', 'others', /^If you pay by card/u);
const PRICES = sectionOf('/terms', 'prices');
const PAYMENT = { label: 'Payment', href: `${paths.terms}#payment` };
const CHECKOUT_ASKS =
  'At checkout there are fields for your purchase order number, for a billing address other than the delivery address and for the e-mail of your accounts department.';

// Ways that are asked for, and what tells that a method on offer is that way.
const WAYS: readonly (readonly [asked: RegExp, name: string, offered: RegExp])[] = [
  [/\bpaypal\b/iu, 'PayPal', /paypal/iu],
  [/\bklarna\b/iu, 'Klarna', /klarna/iu],
  [/\bclearpay\b/iu, 'Clearpay', /clearpay/iu],
  [/\bapple ?pay\b/iu, 'Apple Pay', /apple pay/iu],
  [/\bgoogle ?pay\b/iu, 'Google Pay', /google pay/iu],
  [/\bche(?:que|ck)s?\b/iu, 'Cheque', /cheque/iu],
  [/\bcash\b/iu, 'Cash', /cash/iu],
  [/\b(?:bitcoin|crypto\w*)\b/iu, 'Bitcoin', /crypto|bitcoin/iu],
  [/\bdirect debit\b/iu, 'Direct debit', /direct debit/iu],
  [/\b(?:deposit|half now|in two|split)\b/iu, 'Payment in parts', /deposit/iu],
  [/\b(?:on|when) (?:delivery|it (?:arrives|comes))\b/iu, 'Payment on delivery', /on delivery/iu],
];
const CARD_NAMES = /\b(?:amex|american express|visa|mastercard|maestro|diners)\b/iu;

/** The payment methods that checkout offers now, and whether one that is asked for is among them. */
export const answerPayment: Answerer = async ({ context, message }) => {
  const methods = await methodsOf(context);
  if (methods.length === 0) return null;
  const has = (offered: RegExp) => methods.some((line) => offered.test(line));
  const named = WAYS.filter(([asked]) => asked.test(message)).map(([, name, offered]) =>
    has(offered) ? `${name}: yes.` : `${name} is not among the ways to pay at checkout.`,
  );
  const card =
    CARD_NAMES.test(message) && has(/card/iu)
      ? 'Which cards are taken the shop does not say; the payment page does.'
      : null;
  const isSafe = /\b(?:safe|secure|store|keep|save)\b/iu.test(message);
  return answerOf(context, {
    says: [
      ...named,
      card,
      isSafe ? CARD_DETAILS : null,
      'You can pay by:',
      ...methods,
      /\b(?:when|up ?front|deposit|later|arrives?)\b/iu.test(message) ? TAKEN_WHEN : null,
      'Other ways are not offered at checkout.',
      WHEN_INVOICED,
    ],
    sources: [PAYMENT],
    ways: ['person'],
  });
};

/** Payment after delivery, which checkout does not offer. */
export const answerCredit: Answerer = async ({ context }) =>
  answerOf(context, {
    says: [
      'Credit terms, such as 30 days to pay, are not offered at checkout, and I cannot agree to them; a person can tell you whether there is a way. You can pay by:',
      ...(await methodsOf(context)),
      CHECKOUT_ASKS,
      WHEN_INVOICED,
    ],
    sources: [PAYMENT],
    withPerson: true,
  });

/** What an invoice says, and when it comes. */
export const answerInvoice: Answerer = ({ context, message }) =>
  answerOf(context, {
    says: [
      /\bpro ?-?forma|before (?:we|he|she|they|i) (?:can |will )?(?:pay|release)|in advance\b/iu.test(message)
        ? 'Of a pro forma invoice the shop says nothing. A quote is made out to you in writing, with a price that binds us until its date; for anything else ask a person.'
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
  const rate = await vatRateAt(context.db, context.clock.now());
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

async function methodsOf(context: Asked['context']): Promise<string[]> {
  const methods = await listOfferedMethods(context);
  return methods.map(({ name, description }) => `• ${description ? `${name}: ${description}` : name}`);
}
