import { FileDown, Headset } from 'lucide-react';
import { Form, redirect, useNavigation } from 'react-router';
import { ORDER_MAY_HAVE_ARRIVED, placeOrderOf, readTyped } from '#features/orders/screens/shop/checkout-form.ts';
import type { Quote } from '#features/quotes/contract.ts';
import { QuoteLinesList } from '#features/quotes/screens/quote-lines-list.tsx';
import { QuoteStatusBadge } from '#features/quotes/screens/quote-status-badge.tsx';
import { CUSTOMER_WORDS, dayText } from '#features/quotes/screens/quote-words.ts';
import { AcceptQuote, QuoteSummary } from '#features/quotes/screens/shop/accept-quote.tsx';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Container } from '#ui/container.tsx';
import { UiLink } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { TextareaField } from '#ui/textarea-field.tsx';
import { formatDate } from '#values/instant.ts';
import { readQuoteNumber } from '#values/quote-number.ts';
import { ApiError } from '#web/api.ts';
import { orErrorPage } from '#web/errors/page-error.ts';
import { refusedForm } from '#web/forms/form-answer.ts';
import { restoreForm } from '#web/forms/restore-form.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { useLivePage } from '#web/live/use-live.ts';
import { pageApi } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/quote.ts';

export const meta: Route.MetaFunction = ({ matches, params }) => pageMeta(matches, `Quote ${params.number}`);

// The address holds the key, which must not travel on to any other site in a Referer. 'no-referrer' would also take the
// Origin from the page's own forms, which are then turned away as another website's.
export const headers = () => ({ 'Referrer-Policy': 'same-origin' });

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  const id = readQuoteNumber(params.number) ?? params.number;
  const key = new URL(request.url).searchParams.get('key') ?? undefined;
  const asked = api('GET /api/quotes/{id}', { params: { id }, query: { key } }).catch((error: unknown) => {
    // Whose quote it is can only be told once somebody has signed in.
    if (error instanceof ApiError && error.status === 401) throw redirect(paths.login(paths.quote(id)));
    throw error;
  });
  const [quote, { user }, deliveryMethods, paymentMethods] = await Promise.all([
    orErrorPage(asked),
    api('GET /api/session'),
    api('GET /api/delivery-methods', { query: {} }),
    api('GET /api/payment-methods', { query: {} }),
  ]);
  const isTheirs = user !== null && user.id === quote.customerId;
  const isBuyer = user?.userType === 'public' && (quote.customerId === null || isTheirs);
  const addresses = isBuyer ? await api('GET /api/addresses') : [];
  const buyer = isBuyer ? user : null;
  const mayDecide = key !== undefined || isTheirs;
  return {
    ...{ quote, deliveryMethods, paymentMethods, addresses, mayDecide, isTheirs, guestKey: key },
    user: buyer,
    idempotencyKey: crypto.randomUUID(),
  };
}

/** Accepts or declines. The key in the form makes a second press, a reload or a retry the same order (decision C13). */
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
      body: { ...body, version: Number(form.get('version')) },
    });
    const address = paths.order(order.orderNumber, accessKey);
    return redirect(payment?.redirectUrl ?? `${address}${accessKey ? '&' : '?'}placed=1`);
  } catch (error) {
    return refusedForm(error, readDecision(form));
  }
}

export const clientAction = restoreForm(readDecision, ORDER_MAY_HAVE_ARRIVED);

function readDecision(form: FormData) {
  return {
    intent: form.get('intent') === 'decline' ? ('decline' as const) : ('accept' as const),
    ...readTyped(form),
  };
}

export default function QuotePage({ loaderData, actionData }: Route.ComponentProps) {
  const { quote, mayDecide, isTheirs, guestKey } = loaderData;
  useLivePage({ about: 'quotes' });
  const isOpen = quote.status === 'sent';
  const refused = actionData?.values.intent === 'decline' ? undefined : actionData;
  const notDeclined = actionData?.values.intent === 'decline' ? actionData.problem : undefined;
  return (
    <Container className="pb-20">
      <PageHeader
        title={`Quote ${quote.number}`}
        description={isOpen && quote.validUntil ? `These prices hold until ${dayText(quote.validUntil)}.` : undefined}
        meta={
          <>
            <QuoteStatusBadge status={quote.status}>{CUSTOMER_WORDS[quote.status]}</QuoteStatusBadge>
            {quote.sentAt && <span>Sent {formatDate(quote.sentAt)}</span>}
          </>
        }
        actions={
          <>
            {quote.sentAt && quote.sums && quote.status !== 'requested' && (
              <a
                href={`/api/quotes/${quote.number}/quote.pdf${guestKey ? `?${new URLSearchParams({ key: guestKey })}` : ''}`}
                className={buttonClass({ variant: 'secondary' })}
              >
                <FileDown aria-hidden="true" className="size-4" />
                PDF
              </a>
            )}
            <UiLink href={paths.contact(`Quote ${quote.number}`)} className={buttonClass({ variant: 'secondary' })}>
              <Headset aria-hidden="true" className="size-4" />
              Ask about it
            </UiLink>
          </>
        }
      />
      {notDeclined && (
        <Notice tone="negative" role="alert" title={notDeclined.title} className="mb-6">
          {notDeclined.detail}
        </Notice>
      )}
      <State quote={quote} isTheirs={isTheirs} />
      {isOpen && mayDecide ? (
        <>
          <AcceptQuote key={quote.version} shop={loaderData} refused={refused}>
            <Goods quote={quote} />
          </AcceptQuote>
          <Decline />
        </>
      ) : (
        <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-14">
          <Goods quote={quote} />
          {quote.sums && quote.status !== 'requested' && <QuoteSummary quote={quote} />}
        </div>
      )}
    </Container>
  );
}

function Goods({ quote }: { quote: Quote }) {
  const isPriced = quote.status !== 'requested';
  const lines = isPriced ? quote.lines : quote.lines.map((line) => ({ ...line, unitPrice: null, total: null }));
  return (
    <section aria-labelledby="goods" className="min-w-0">
      <h2 id="goods" className="title-2 mb-3">
        What we quote
      </h2>
      <QuoteLinesList lines={lines} />
      {isPriced && quote.deliverOn && (
        <p className="mt-4">
          Delivered by <strong className="whitespace-nowrap">{dayText(quote.deliverOn)}</strong>
        </p>
      )}
      {isPriced && quote.note && (
        <p dir="auto" className="name mt-4 whitespace-pre-line text-ink-soft">
          {quote.note}
        </p>
      )}
    </section>
  );
}

/** What became of a quote that cannot be accepted (any more), and what to do. */
function State({ quote, isTheirs }: { quote: Quote; isTheirs: boolean }) {
  const { status, decidedAt, validUntil, orderNumber } = quote;
  const on = decidedAt ? ` on ${formatDate(decidedAt)}` : '';
  if (status === 'sent') return null;
  if (status === 'accepted') {
    return (
      <Notice tone="positive" className="mb-8" title={`You accepted this quote${on}`}>
        {isTheirs && orderNumber ? (
          <>
            It is order{' '}
            <UiLink href={paths.order(orderNumber)} className="tabular font-semibold underline">
              {orderNumber}
            </UiLink>
            .
          </>
        ) : (
          <>
            It is order <span className="tabular font-semibold">{orderNumber}</span>. The link to it is in your receipt.
          </>
        )}
      </Notice>
    );
  }
  const sentences = {
    requested: 'We are working on this quote and send it to you by e-mail.',
    declined: `You declined this quote${on}. Tell us if you would like another.`,
    expired: `This quote expired${validUntil ? ` on ${dayText(validUntil)}` : ''}. Tell us, and we make you a new one.`,
    withdrawn: 'We have withdrawn this quote. Tell us, and we make you a new one.',
  };
  return (
    <Notice tone={status === 'requested' ? 'info' : 'caution'} className="mb-8">
      {sentences[status]}
    </Notice>
  );
}

function Decline() {
  const isPending = useNavigation().formData?.get('intent') === 'decline';
  return (
    <details className="mt-12 max-w-xl rounded-lg border border-line">
      <summary className="min-h-12 cursor-pointer px-4 py-3 font-semibold">Not for you? Decline this quote</summary>
      <Form method="post" preventScrollReset className="flex flex-col gap-4 border-line border-t p-4">
        <input type="hidden" name="intent" value="decline" />
        <TextareaField
          id="reason"
          name="reason"
          label="Why"
          hint="It helps us to make you a better one"
          optional
          rows={3}
          maxLength={2000}
        />
        <Button type="submit" variant="secondary" pending={isPending} className="self-start">
          Decline quote
        </Button>
      </Form>
    </details>
  );
}
