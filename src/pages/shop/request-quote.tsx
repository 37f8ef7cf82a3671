import { sentCheck } from '#features/bots/screens/sent-check.ts';
import { CheckoutLines } from '#features/orders/screens/shop/checkout-review.tsx';
import { QuoteRequestForm, readQuoteRequest } from '#features/quotes/screens/shop/quote-request-form.tsx';
import { NothingToQuote, QuoteRequestSent } from '#features/quotes/screens/shop/quote-request-sent.tsx';
import { Container } from '#ui/container.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Panel } from '#ui/panel.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { toBasisPoints } from '#values/money.ts';
import { refusedForm } from '#web/forms/form-answer.ts';
import { restoreForm } from '#web/forms/restore-form.ts';
import { fixedMeta } from '#web/head/page-meta.ts';
import { pageApi } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import { useShop } from '#web/use-shop.ts';
import type { Route } from './+types/request-quote.ts';

export const meta = fixedMeta(
  'Request a quote',
  'A price in writing for what is in your cart, with fitting or delivery to several sites where you need it.',
  { isListed: true },
);

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  const [{ user }, lines, { stamp }] = await Promise.all([
    api('GET /api/session'),
    api('GET /api/cart'),
    api('GET /api/form-stamps/{form}', { params: { form: 'quote' } }),
  ]);
  return { user, lines, stamp };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const values = readQuoteRequest(form);
  try {
    const { number } = await context.get(pageApi)('POST /api/quotes', { headers: sentCheck(form), body: values });
    return { number, sentTo: values.email };
  } catch (error) {
    return refusedForm(error, values);
  }
}

export const clientAction = restoreForm(readQuoteRequest);

export default function RequestQuotePage({ loaderData: { user, lines, stamp }, actionData }: Route.ComponentProps) {
  const { vatRate } = useShop() ?? { vatRate: '0' };
  const done = actionData && 'number' in actionData ? actionData : undefined;
  const refused = actionData && 'problem' in actionData ? actionData : undefined;
  if (done) return <QuoteRequestSent {...done} hasAccount={user !== null} />;
  if (lines.length === 0) return <NothingToQuote />;
  return (
    <Container className="pb-20">
      <PageHeader
        title="Request a quote"
        description="For larger quantities, a project or a fixed date. We answer within one working day with prices that hold for 30 days."
      />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-14">
        <QuoteRequestForm user={user} refused={refused} stamp={stamp} />
        <Panel title="Your goods" className="max-lg:order-first">
          <CheckoutLines lines={lines} vatRate={toBasisPoints(vatRate)} />
          <TextLink href={paths.cart} className="mt-4 inline-block text-sm">
            Change the quantities in your cart
          </TextLink>
        </Panel>
      </div>
    </Container>
  );
}
