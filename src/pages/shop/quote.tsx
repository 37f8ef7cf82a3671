import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { planQuery } from '#features/delivery/plan-query.ts';
import { readPlan } from '#features/delivery/screens/read-plan.ts';
import {
  ORDER_MAY_HAVE_ARRIVED,
  placeOrderOf,
  readTyped,
  readValues,
  startOf,
} from '#features/orders/screens/shop/checkout-form.ts';
import { destinationOf } from '#features/orders/screens/shop/checkout-totals.ts';
import type { Quote } from '#features/quotes/contract.ts';
import { PricedQuoteSums } from '#features/quotes/screens/quote-sums.tsx';
import { AcceptQuote } from '#features/quotes/screens/shop/accept-quote.tsx';
import { DeclineQuote } from '#features/quotes/screens/shop/decline-quote.tsx';
import { readFirstDay } from '#features/quotes/screens/shop/first-day.ts';
import { QuoteGoods } from '#features/quotes/screens/shop/quote-goods.tsx';
import { QuoteHeader, QuoteOutcome } from '#features/quotes/screens/shop/quote-header.tsx';
import { Container } from '#ui/container.tsx';
import { Panel } from '#ui/panel.tsx';
import { toPence } from '#values/money.ts';
import { readQuoteNumber } from '#values/quote-number.ts';
import type { Api } from '#web/api.ts';
import { orErrorPage, orSignIn } from '#web/errors/page-error.ts';
import { refusedForm } from '#web/forms/form-answer.ts';
import { RefusedNotice } from '#web/forms/refused-notice.tsx';
import { restoreForm } from '#web/forms/restore-form.ts';
import { keyHeaders } from '#web/head/key-headers.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { useLivePage } from '#web/live/use-live.ts';
import { pageApi } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/quote.ts';

export const meta: Route.MetaFunction = ({ matches, params }) => pageMeta(matches, `Quote ${params.number}`);

export const headers = keyHeaders;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  const id = readQuoteNumber(params.number) ?? params.number;
  const key = new URL(request.url).searchParams.get('key') ?? undefined;
  const asked = orSignIn(api('GET /api/quotes/{id}', { params: { id }, query: { key } }), paths.quote(id), key);
  const [quote, { user }, paymentMethods] = await Promise.all([
    orErrorPage(asked),
    api('GET /api/session'),
    api('GET /api/payment-methods', { query: {} }),
  ]);
  const isTheirs = user !== null && user.id === quote.customerId;
  const isBuyer = user?.userType === 'public' && (quote.customerId === null || isTheirs);
  const addresses = isBuyer ? await api('GET /api/addresses') : [];
  const credit = isBuyer ? toPence((await api('GET /api/credit', { query: {} })).balance) : 0;
  const buyer = isBuyer ? user : null;
  const { plan } = await readPlan(api, planQuery(goodsOf(quote), destinationOf(startOf(addresses), addresses)));
  const mayDecide = key !== undefined || isTheirs;
  return {
    ...{ quote, plan, paymentMethods, addresses, credit, mayDecide, isTheirs, guestKey: key },
    user: buyer,
    firstDay: await readFirstDay(api, quote, plan),
    idempotencyKey: crypto.randomUUID(),
  };
}

/** Accepts or declines. The key in the form makes a second click, a reload or a retry the same order (decision C13). */
export async function action({ context, params, request }: Route.ActionArgs) {
  const api = context.get(pageApi);
  const form = await request.formData();
  const id = readQuoteNumber(params.number) ?? params.number;
  const key = new URL(request.url).searchParams.get('key') ?? undefined;
  const { intent, idempotencyKey: once } = readDecision(form);
  try {
    if (intent === 'decline') {
      await api('POST /api/quotes/{id}/decline', {
        params: { id },
        query: { key },
        body: { reason: String(form.get('reason') ?? '') },
      });
      return redirect(paths.quote(id, key));
    }
    const { email: _, redeemPoints: __, ...body } = placeOrderOf(form);
    const { order, accessKey, payment } = await api('POST /api/quotes/{id}/accept', {
      params: { id },
      query: { key },
      headers: { 'idempotency-key': once },
      // A day that was taken out is no wish any more.
      body: { ...body, fitting: { wishes: body.fitting?.wishes ?? [] }, version: Number(form.get('version')) },
    });
    const address = paths.order(order.orderNumber, accessKey);
    return redirect(payment?.redirectUrl ?? `${address}${accessKey ? '&' : '?'}placed=1`);
  } catch (error) {
    const plan = await orErrorPage(planFor(api, { id, key, form }));
    return refusedForm(error, { ...readDecision(form), plan });
  }
}

/** What of it is delivered. */
function goodsOf({ lines }: Quote) {
  return lines.filter(({ service }) => !service);
}

/** What is offered for the address that was typed: without scripts the page has not asked. */
async function planFor(api: Api, { id, key, form }: { id: string; key: string | undefined; form: FormData }) {
  const [quote, { user }] = await Promise.all([
    api('GET /api/quotes/{id}', { params: { id }, query: { key } }),
    api('GET /api/session'),
  ]);
  const addresses = user ? await api('GET /api/addresses') : [];
  const { plan } = await readPlan(api, planQuery(goodsOf(quote), destinationOf(readValues(form), addresses)));
  return plan;
}

// A conflict means that the page is out of date: it is read again below what was typed.
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate;

export const clientAction = restoreForm(readDecision, ORDER_MAY_HAVE_ARRIVED);

function readDecision(form: FormData) {
  return { intent: form.get('intent') === 'decline' ? ('decline' as const) : ('accept' as const), ...readTyped(form) };
}

export default function QuotePage({ loaderData, actionData }: Route.ComponentProps) {
  const { quote, mayDecide, isTheirs, guestKey } = loaderData;
  useLivePage({ about: 'quotes' });
  const isOpen = quote.status === 'sent';
  const refused = actionData?.values.intent === 'decline' ? undefined : actionData;
  const notDeclined = actionData?.values.intent === 'decline' ? actionData.problem : undefined;
  return (
    <Container className="pb-20">
      <QuoteHeader quote={quote} guestKey={guestKey} />
      <RefusedNotice problem={notDeclined} className="mb-6" />
      <QuoteOutcome quote={quote} isTheirs={isTheirs} />
      {isOpen && mayDecide ? (
        <>
          <AcceptQuote key={quote.version} shop={loaderData} refused={refused}>
            <QuoteGoods quote={quote} />
          </AcceptQuote>
          <DeclineQuote />
        </>
      ) : (
        <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-14">
          <QuoteGoods quote={quote} />
          {quote.sums && quote.status !== 'requested' && (
            <Panel title="Sum">
              <PricedQuoteSums quote={quote} />
            </Panel>
          )}
        </div>
      )}
    </Container>
  );
}
