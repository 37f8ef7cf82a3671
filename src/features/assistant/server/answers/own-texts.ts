import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { ABOUT_PAYMENT, ABOUT_POINTS } from '#features/assistant/questions/kinds.ts';
import { type Policy, readPolicy } from '#features/assistant/questions/policies.ts';
import { RETURN_WINDOW_DAYS } from '#features/orders/return-window.ts';
import { listOfferedMethods } from '#features/payments/server/door.ts';
import { pointsRules } from '#features/rewards/points-rules.ts';
import { fillIn } from '#features/settings/legal/fill-in.ts';
import terms from '#features/settings/legal/terms.json' with { type: 'json' };
import { companyDetails } from '#features/settings/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { formatPounds, toPence } from '#values/money.ts';
import { paths } from '#web/paths.ts';
import { type Asked, NOTHING } from '../asked.ts';

// Of these a product has facts of its own, which come first.
const OF_PRODUCTS_TOO = new Set(['warranty', 'prices']);

/** Returns, price match and the like, which no product decides: a section of the shop's own pages, word for word. */
export async function answerPolicy({ context, message }: Asked): Promise<AssistantAnswer | null> {
  const policy = readPolicy(message);
  return policy && !OF_PRODUCTS_TOO.has(policy.id) ? quote(context, policy) : null;
}

/** Warranty and VAT, where no product is meant. */
export async function answerPolicyOfAll({ context, message }: Asked): Promise<AssistantAnswer | null> {
  const policy = readPolicy(message);
  return policy ? quote(context, policy) : null;
}

async function quote(context: AppContext, policy: Policy): Promise<AssistantAnswer> {
  const { email } = await companyDetails(context.db);
  const words = {
    returnDays: RETURN_WINDOW_DAYS,
    support: email || 'our support',
    deliveryAndReturns: 'delivery and returns',
  };
  const reply = policy.text
    .flatMap((block) => (typeof block === 'string' ? [block] : block.map((point) => `• ${point}`)))
    .map((line) => fillIn(line, words))
    .join('\n');
  return { ...NOTHING, reply, sources: [{ label: fillIn(policy.title, words), href: policy.href }], ways: ['person'] };
}

const WHEN_INVOICED = terms.find(({ id }) => id === 'payment')?.text.at(-1);

/** The payment methods that checkout offers now. */
export async function answerPayment({ context, message }: Asked): Promise<AssistantAnswer | null> {
  if (!ABOUT_PAYMENT.test(message)) return null;
  const methods = await listOfferedMethods(context);
  if (methods.length === 0) return null;
  const said = methods.map(({ name, description }) => (description ? `${name}: ${description}` : name));
  const reply = [
    'You can pay by:',
    ...said.map((line) => `• ${line}`),
    `Other ways are not offered at checkout. ${WHEN_INVOICED}`,
  ].join('\n');
  return { ...NOTHING, reply, sources: [{ label: 'Payment', href: `${paths.terms}#payment` }], ways: ['person'] };
}

/** How points are earned and spent, by the rules that book them. */
export async function answerPoints({ message }: Asked): Promise<AssistantAnswer | null> {
  if (!ABOUT_POINTS.test(message)) return null;
  const { perPound, redeemStep, stepWorth, levels } = pointsRules();
  const point = perPound === 1 ? '1 point' : `${perPound} points`;
  const reply =
    `With an account you earn ${point} for each whole £1 of goods, ex VAT and without delivery, when the order is paid. ` +
    `${redeemStep} points are worth ${formatPounds(toPence(stepWorth))} at checkout. ` +
    `Levels: ${levels.map(({ name, from }) => `${name} from ${from.toLocaleString('en-GB')} points`).join(', ')}.`;
  return { ...NOTHING, reply, sources: [{ label: 'Your account', href: paths.customerDashboard }] };
}
