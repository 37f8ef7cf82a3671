import { paths } from '#web/paths.ts';
import type { Answerer } from '../asked.ts';
import { answerOf, QUOTE_PAGE } from '../say.ts';

const SIGNUP = { label: 'Sign up', href: paths.signup };

/** Several at a price, a discount, a price for a project. */
export const answerQuantity: Answerer = ({ context, message }) =>
  answerOf(context, {
    says: [
      'The prices in the shop are the same for one and for many, and I cannot change them. For several, ask for a quote: a person answers with a price that binds us until its date.',
      /\b(?:charit\w*|schools?|education\w*|nhs|students?|clubs?|code|voucher|trade|resell\w*)\b/iu.test(message)
        ? 'Of prices for schools, charities, clubs or the trade, and of codes, the shop says nothing; ask in the request.'
        : null,
    ],
    sources: [QUOTE_PAGE],
    ways: ['person'],
  });

/** A quote in writing, or one that was sent. */
export const answerQuote: Answerer = ({ context, message }) =>
  answerOf(context, {
    says: [
      'Ask for a quote with what you need and how many; a person answers in writing with a price that binds us until its date.',
      /\b(?:my|our|the|accept|Q-?\d+)\b/iu.test(message)
        ? 'Your quotes, with what became of each, are in your account. I cannot see them here.'
        : null,
    ],
    sources: [QUOTE_PAGE, { label: 'Your account', href: paths.customerDashboard }],
    withPerson: true,
  });

/** What there is of accounts, and what is not said of them. */
export const TRADE_ACCOUNT =
  'You can open an account here, and you can also order without one. Of a trade account with prices or credit of its own the shop says nothing: a person can tell you. For several pieces ask for a quote.';

export const answerTradeAccount: Answerer = ({ context }) =>
  answerOf(context, { says: [TRADE_ACCOUNT], sources: [SIGNUP, QUOTE_PAGE], withPerson: true });
