import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { data, useRevalidator } from 'react-router';
import { mayUser } from '#features/permissions/may-user.ts';
import type { Quote } from '#features/quotes/contract.ts';
import { QuoteStatusBadge } from '#features/quotes/screens/quote-status-badge.tsx';
import { QuoteActions } from '#features/quotes/screens/staff/quote-actions.tsx';
import { QuoteEditor } from '#features/quotes/screens/staff/quote-editor.tsx';
import { QuoteNotices } from '#features/quotes/screens/staff/quote-notices.tsx';
import { QuoteRequest } from '#features/quotes/screens/staff/quote-request.tsx';
import { QuotedGoods } from '#features/quotes/screens/staff/quoted-goods.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { londonDayOf } from '#values/london-day.ts';
import { readQuoteNumber } from '#values/quote-number.ts';
import { orErrorPage } from '#web/errors/page-error.ts';
import { PortalHeader } from '#web/frames/portal/portal-header.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { useLivePage } from '#web/live/use-live.ts';
import { pageApi, signedInUser } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
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
  return {
    quote,
    deliveryMethods,
    vatRate,
    today: londonDayOf(new Date()),
    mayManage: mayUser(user, 'perm:manage_orders'),
  };
}

export default function StaffQuotePage({ loaderData }: Route.ComponentProps) {
  const { quote, deliveryMethods, vatRate, today, mayManage } = loaderData;
  const { revalidate } = useRevalidator();
  useLivePage({ about: 'quotes' });
  // The version that fills the form; a colleague's newer one is shown when the user asks for it.
  const [known, setKnown] = useState(quote);
  const [formOf, setFormOf] = useState(quote.version);
  const isEditable = mayManage && quote.status !== 'sent' && quote.status !== 'accepted';
  const isOutdated = isEditable && quote.version > known.version;
  const learn = (saved: Quote) => {
    setKnown(saved);
    void revalidate();
  };
  return (
    <>
      <TextLink href={paths.staffQuotes} className="mt-5 inline-flex items-center gap-1.5 text-sm">
        <ArrowLeft aria-hidden="true" className="size-4" />
        All quotes
      </TextLink>
      <PortalHeader
        title={`Quote ${quote.number}`}
        description={<QuoteStatusBadge status={quote.status} />}
        actions={<QuoteActions quote={quote} mayManage={mayManage} onChange={learn} />}
      />
      <QuoteNotices quote={quote} />
      {isOutdated && (
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
      <QuoteRequest quote={quote} />
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
