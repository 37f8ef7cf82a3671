import type { AssistantAnswer } from '#features/assistant/contract.ts';
import type { ShopText } from '#features/assistant/shop-texts.ts';
import { RETURN_WINDOW_DAYS } from '#features/orders/return-window.ts';
import { fillIn } from '#features/settings/legal/fill-in.ts';
import { companyDetails } from '#features/settings/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { paths } from '#web/paths.ts';
import { NOTHING } from './asked.ts';

type Source = AssistantAnswer['sources'][number];

export const CONTACT: Source = { label: 'Contact', href: paths.contact() };
export const DELIVERY_PAGE: Source = { label: 'Delivery and returns', href: paths.deliveryAndReturns };
export const QUOTE_PAGE: Source = { label: 'Request a quote', href: paths.requestQuote };
export const ACCOUNT: Source = { label: 'Your account', href: paths.customerDashboard };

export const PAYMENT: Source = { label: 'Payment', href: `${paths.terms}#payment` };
/** What checkout asks a business. */
export const CHECKOUT_ASKS =
  'At checkout there are fields for your purchase order number, for a billing address other than the delivery address and for the e-mail of your accounts department.';

/** What an answer says, one after another: sentences, or sections of the shop's own pages word for word. */
export interface Saying {
  says: readonly (string | ShopText | null)[];
  sources?: readonly Source[];
  ways?: AssistantAnswer['ways'];
  /** Whether phone, e-mail and hours end it. */
  withPerson?: boolean;
}

/** An answer of sentences and sections, each section with its link. */
export async function answerOf(
  context: AppContext,
  { says, sources = [], ways, withPerson = false }: Saying,
): Promise<AssistantAnswer> {
  const company = await companyDetails(context.db);
  const words = {
    returnDays: RETURN_WINDOW_DAYS,
    support: company.email || 'our support',
    deliveryAndReturns: 'delivery and returns',
  };
  const lines = says.flatMap((each) => {
    if (each === null) return [];
    if (typeof each === 'string') return [each];
    return each.text
      .flatMap((block) => (typeof block === 'string' ? [block] : block.map((point) => `• ${point}`)))
      .map((line) => fillIn(line, words));
  });
  const own = says.flatMap((each) =>
    each === null || typeof each === 'string' ? [] : [{ label: fillIn(each.title, words), href: each.href }],
  );
  const all = [...own, ...sources, ...(withPerson ? [CONTACT] : [])];
  return {
    ...NOTHING,
    reply: [...lines, ...(withPerson ? personLines(company) : [])].join('\n'),
    sources: all.filter(({ href }, at) => all.findIndex((each) => each.href === href) === at),
    ways: ways ?? (withPerson ? ['person'] : []),
  };
}

/** How a person is reached, as far as the shop says it. */
export function personLines({ phone, email, openingHours }: Reachable): string[] {
  const when = openingHours ? ` (${openingHours})` : '';
  const ways = [...(phone ? [`by phone on ${phone}${when}`] : []), ...(email ? [`by e-mail at ${email}`] : [])];
  return ways.length > 0
    ? [`You reach a person ${ways.join(', ')}, or with ‘Write to a person’, which takes this conversation along.`]
    : [];
}

type Reachable = { phone: string; email: string; openingHours: string };
