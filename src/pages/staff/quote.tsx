import { ArrowLeft, FileDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { data, useRevalidator } from 'react-router';
import { mayUser } from '#features/permissions/may-user.ts';
import type { Quote } from '#features/quotes/contract.ts';
import { QuoteLinesList } from '#features/quotes/screens/quote-lines-list.tsx';
import { QuoteStatusBadge } from '#features/quotes/screens/quote-status-badge.tsx';
import { QuoteSums } from '#features/quotes/screens/quote-sums.tsx';
import { dayText } from '#features/quotes/screens/quote-words.ts';
import { QuoteEditor } from '#features/quotes/screens/staff/quote-editor.tsx';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { DefinitionList } from '#ui/definition-list.tsx';
import { EmailLink } from '#ui/email-link.tsx';
import { UiLink } from '#ui/link.tsx';
import { linkClass } from '#ui/link-class.ts';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { PhoneLink } from '#ui/phone-link.tsx';
import { useToast } from '#ui/toast.tsx';
import { formatDateTime } from '#values/instant.ts';
import { toBasisPoints, toPence } from '#values/money.ts';
import { readQuoteNumber } from '#values/quote-number.ts';
import { api } from '#web/api.ts';
import { orErrorPage } from '#web/errors/page-error.ts';
import { PortalHeader } from '#web/frames/portal/portal-header.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { useLivePage } from '#web/live/use-live.ts';
import { CONFIRMATIONS, FAILURES, failureToast, SUCCESS } from '#web/messages.ts';
import { pageApi, signedInUser } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import { useMutation } from '#web/query/use-mutation.ts';
import type { Route } from './+types/quote.ts';

export const meta: Route.MetaFunction = ({ matches, params }) => pageMeta(matches, `Quote ${params.number}`);

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  const user = context.get(signedInUser);
  const id = readQuoteNumber(params.number);
  if (!id) throw data({ detail: 'There is no such quote.' }, { status: 404 });
  const [quote, deliveryMethods, { vatRate }] = await orErrorPage(
    Promise.all([
      api('GET /api/quotes/{id}', { params: { id }, query: {} }),
      api('GET /api/delivery-methods', { query: {} }),
      api('GET /api/cart/summary'),
    ]),
  );
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(new Date());
  return { quote, deliveryMethods, vatRate, today, mayManage: mayUser(user, 'perm:manage_orders') };
}

export default function StaffQuotePage({ loaderData }: Route.ComponentProps) {
  const { quote, deliveryMethods, vatRate, today, mayManage } = loaderData;
  const { revalidate } = useRevalidator();
  useLivePage({ about: 'quotes' });
  // What the form was filled in from; a colleague's newer version waits until it is asked for.
  const [known, setKnown] = useState(quote);
  const [formOf, setFormOf] = useState(quote.version);
  const isEditable = mayManage && quote.status !== 'sent' && quote.status !== 'accepted';
  const isOverhauled = isEditable && quote.version > known.version;
  const learn = (saved: Quote) => {
    setKnown(saved);
    void revalidate();
  };
  return (
    <>
      <UiLink href={paths.staffQuotes} className={`${linkClass} mt-5 inline-flex items-center gap-1.5 text-sm`}>
        <ArrowLeft aria-hidden="true" className="size-4" />
        All quotes
      </UiLink>
      <PortalHeader
        title={`Quote ${quote.number}`}
        description={<QuoteStatusBadge status={quote.status} />}
        actions={<QuoteActions quote={quote} mayManage={mayManage} onChange={learn} />}
      />
      <PostNotice quote={quote} />
      {quote.status === 'declined' && (
        <Notice tone="caution" className="mb-6" title="The customer declined this quote">
          {quote.declineReason ?? 'No reason was given.'} You can price it anew and send it again.
        </Notice>
      )}
      {isOverhauled && (
        <Notice
          tone="caution"
          className="mb-6"
          title="A colleague changed this quote meanwhile"
          action={
            <Button
              size="sm"
              variant="secondary"
              onClick={() => {
                setKnown(quote);
                setFormOf(quote.version);
              }}
            >
              Show their version
            </Button>
          }
        >
          What you have typed is still here, but cannot be saved over it.
        </Notice>
      )}
      <div className="mb-6 grid items-start gap-6 lg:grid-cols-2">
        <Panel title="Customer">
          <DefinitionList dense items={customerFacts(quote)} />
        </Panel>
        <Panel title="What they wrote">
          {quote.request ? (
            <p dir="auto" className="name whitespace-pre-line text-sm">
              {quote.request}
            </p>
          ) : (
            <p className="meta">Nothing beside the goods.</p>
          )}
        </Panel>
      </div>
      {isEditable ? (
        <QuoteEditor
          key={formOf}
          quote={known}
          deliveryMethods={deliveryMethods}
          vatRate={vatRate}
          today={today}
          onSaved={learn}
        />
      ) : (
        <QuotedGoods quote={quote} />
      )}
    </>
  );
}

function QuoteActions({
  quote,
  mayManage,
  onChange,
}: {
  quote: Quote;
  mayManage: boolean;
  onChange: (quote: Quote) => void;
}) {
  const { toast } = useToast();
  const withdraw = useMutation({
    mutationFn: () =>
      api('POST /api/quotes/{id}/withdraw', { params: { id: String(quote.id) }, body: { version: quote.version } }),
    onSuccess: (withdrawn) => {
      toast(SUCCESS.quoteWithdrawn);
      onChange(withdrawn);
    },
    onError: (error) => toast(failureToast(error, FAILURES.withdrawQuote)),
  });
  const asked = CONFIRMATIONS.withdrawQuote;
  const askThenWithdraw = () => {
    if (window.confirm(`${asked.title} ${asked.description}`)) withdraw.mutate();
  };
  return (
    <>
      {quote.orderNumber && (
        <UiLink href={paths.staffOrder(quote.orderNumber)} className={buttonClass({ size: 'sm' })}>
          Open order {quote.orderNumber}
        </UiLink>
      )}
      {quote.sentAt && quote.status !== 'requested' && (
        <>
          <a
            href={`/api/quotes/${quote.number}/quote.pdf`}
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            <FileDown aria-hidden="true" className="size-4" />
            PDF
          </a>
          <UiLink href={paths.quote(quote.number)} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
            Customer's view
          </UiLink>
        </>
      )}
      {mayManage && quote.status === 'sent' && (
        <Button size="sm" variant="secondary" pending={withdraw.isPending} onClick={askThenWithdraw}>
          Withdraw
        </Button>
      )}
    </>
  );
}

/** How the e-mail fared, where that is not as it should be. */
function PostNotice({ quote: { staff, status, email } }: { quote: Quote }) {
  const fared = staff?.email;
  if (status !== 'sent' || !fared || fared.status === 'sent') return null;
  if (fared.status === 'failed') {
    return (
      <Notice tone="negative" className="mb-6" title="The e-mail with this quote was not delivered">
        {email}: {fared.error ?? 'the mail server gave no reason'}. Withdraw the quote, and send it to another address.
      </Notice>
    );
  }
  return (
    <Notice tone="info" className="mb-6">
      {fared.status === 'kept'
        ? 'The e-mail with this quote is kept, not sent: no mail server is set up yet.'
        : 'The e-mail with this quote is on its way.'}
    </Notice>
  );
}

function QuotedGoods({ quote }: { quote: Quote }) {
  const { sums, delivery, note } = quote;
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <Panel title="Goods">
        {quote.lines.length > 0 ? <QuoteLinesList lines={quote.lines} /> : <p className="meta">No goods yet.</p>}
        {note && (
          <Part title="Note to the customer">
            <p dir="auto" className="name whitespace-pre-line text-sm">
              {note}
            </p>
          </Part>
        )}
      </Panel>
      <Panel title="Sum">
        {sums ? (
          <QuoteSums
            totals={{
              subtotal: toPence(sums.subtotal),
              deliveryFee: toPence(sums.deliveryFee),
              totalAmount: toPence(sums.totalAmount),
              vatRate: toBasisPoints(sums.vatRate),
              vatAmount: toPence(sums.vatAmount),
              grandTotal: toPence(sums.grandTotal),
            }}
            deliveryName={delivery?.name}
          />
        ) : (
          <p className="meta">Not priced yet.</p>
        )}
        <DefinitionList dense className="mt-5" items={dateFacts(quote)} />
      </Panel>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-5">
      <h3 className="mb-1 font-semibold text-sm">{title}</h3>
      {children}
    </section>
  );
}

function customerFacts({ name, company, email, phone, customerId, createdAt }: Quote) {
  return [
    {
      term: 'Name',
      value:
        customerId === null ? (
          <bdi className="name">{name}</bdi>
        ) : (
          <UiLink href={paths.customer(customerId)} dir="auto" className={`${linkClass} name`}>
            {name}
          </UiLink>
        ),
    },
    ...(company ? [{ term: 'Company', value: <bdi className="name">{company}</bdi> }] : []),
    {
      term: 'E-mail',
      value: <EmailLink address={email} />,
    },
    {
      term: 'Phone',
      value: <PhoneLink number={phone} />,
    },
    { term: 'Asked', value: formatDateTime(createdAt) },
  ];
}

function dateFacts({ validUntil, deliverOn, sentAt, staff, decidedAt, status }: Quote) {
  return [
    { term: 'Valid until', value: validUntil && dayText(validUntil) },
    { term: 'Delivered by', value: deliverOn && dayText(deliverOn) },
    { term: 'Sent', value: sentAt && formatDateTime(sentAt) },
    { term: 'Sent by', value: staff?.sentBy && <bdi className="name">{staff.sentBy}</bdi> },
    { term: status === 'accepted' ? 'Accepted' : 'Ended', value: decidedAt && formatDateTime(decidedAt) },
  ].filter(({ value }) => value);
}
