import { sentencesOf } from '#features/assistant/shop-texts.ts';
import { listOfferedMethods } from '#features/payments/server/door.ts';
import type { Answerer, Asked } from '../asked.ts';
import { OF_PARTS } from '../said-outright.ts';
import { answerOf, CHECKOUT_ASKS, PAYMENT } from '../say.ts';
import { TRADE_ACCOUNT } from './quoting.ts';

const WHEN_INVOICED = sentencesOf('/terms', 'payment', /^A VAT invoice/u);
const TAKEN_WHEN = sentencesOf('/terms', 'payment', /^A card payment is taken/u);
const IN_POUNDS = sentencesOf('/terms', 'prices', /^(?:Prices are in pounds|The total that you are charged)/u);
const CARD_DETAILS = sentencesOf('/privacy', 'others', /^If you pay by card/u);

const IN_PARTS = new RegExp(
  String.raw`${OF_PARTS.source}|\b(?:deposits?|half first|in two|split|rest (?:on|up ?on|when|after|at))\b`,
  'iu',
);
// Ways that are asked for, and what tells that a method on offer is that way.
const WAYS: readonly (readonly [asked: RegExp, name: string, offered: RegExp])[] = [
  [/\bpaypal\b/iu, 'PayPal', /paypal/iu],
  [/\bklarna\b/iu, 'Klarna', /klarna/iu],
  [/\bclearpay\b/iu, 'Clearpay', /clearpay/iu],
  [/\bapple ?pay\b/iu, 'Apple Pay', /apple pay/iu],
  [/\bgoogle ?pay\b/iu, 'Google Pay', /google pay/iu],
  // 'Do you check stock before I pay' asks for no cheque.
  [/\bcheques?\b|\b(?:by|a|with|per) checks?\b/iu, 'Cheque', /cheque/iu],
  [/\bcash\b/iu, 'Cash', /cash/iu],
  [/\b(?:bitcoin|crypto\w*)\b/iu, 'Bitcoin', /crypto|bitcoin/iu],
  [/\bdirect debit\b/iu, 'Direct debit', /direct debit/iu],
  [/\binstall?ments?\b/iu, 'Payment by instalments', /instalment/iu],
  [IN_PARTS, 'Payment in parts', /deposit/iu],
  [/\b(?:on|when) (?:delivery|it (?:arrives|comes))\b/iu, 'Payment on delivery', /on delivery/iu],
];
const CURRENCIES = /[€$]|\b(?:euros?|eur|dollars?|usd|dirhams?|riyals?|rials?|francs?|currenc(?:y|ies))\b/iu;
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
      ? 'Which cards are taken the shop does not say; a person can tell you.'
      : null;
  const isSafe = /\b(?:safe|secure|store|keep|save|do with)\b/iu.test(message);
  return answerOf(context, {
    says: [
      CURRENCIES.test(message) ? IN_POUNDS : null,
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
export const answerCredit: Answerer = async (asked) =>
  IN_PARTS.test(asked.message) ? answerPayment(asked) : ofCredit(asked);

const ofCredit: Answerer = async ({ context, message }) =>
  answerOf(context, {
    says: [
      /\baccounts?\b/iu.test(message) && /\b(?:open|required?|need|set ?up|apply|application|trade)\b/iu.test(message)
        ? TRADE_ACCOUNT
        : null,
      'Credit terms, such as 30 days to pay, are not offered at checkout, and I cannot agree to them; a person can tell you whether there is a way. You can pay by:',
      ...(await methodsOf(context)),
      CHECKOUT_ASKS,
      WHEN_INVOICED,
    ],
    sources: [PAYMENT],
    withPerson: true,
  });

async function methodsOf(context: Asked['context']): Promise<string[]> {
  const methods = await listOfferedMethods(context);
  return methods.map(({ name, description }) => `• ${description ? `${name}: ${description}` : name}`);
}
