import { data } from 'react-router';
import { checkBegunBy, isSignedOut } from '#features/accounts/screens/begun-by.ts';
import { SignedOutPage } from '#features/accounts/screens/signed-out.tsx';
import { sentCheck } from '#features/bots/screens/sent-check.ts';
import { bodyOf, goodsOf, readAskedFor } from '#features/quotes/screens/shop/asked-for.ts';
import { fittingAsked, requestErrors } from '#features/quotes/screens/shop/fitting-typed.ts';
import { GoodsAskedFor } from '#features/quotes/screens/shop/goods-asked-for.tsx';
import { QuoteRequestForm, readQuoteRequest } from '#features/quotes/screens/shop/quote-request-form.tsx';
import { NothingToQuote, QuoteRequestSent } from '#features/quotes/screens/shop/quote-request-sent.tsx';
import { readScreensToQuote } from '#features/quotes/screens/shop/screens-to-quote.ts';
import { QUOTE_DAYS } from '#features/quotes/status.ts';
import { WallGoods } from '#features/walls/screens/shop/wall-goods.tsx';
import { readWallToQuote } from '#features/walls/screens/shop/wall-to-quote.ts';
import { Container } from '#ui/container.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { refusedForm } from '#web/forms/form-answer.ts';
import { withFieldsOf } from '#web/forms/renamed-errors.ts';
import { restoreForm } from '#web/forms/restore-form.ts';
import { fixedMeta } from '#web/head/page-meta.ts';
import { pageApi } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/request-quote.ts';

export const meta = fixedMeta(
  'Request a quote',
  'A price in writing for what is in your cart, with fitting or delivery to several sites where you need it.',
  { isListed: true },
);

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  const [{ user }, lines, { stamp }, asked] = await Promise.all([
    api('GET /api/session'),
    api('GET /api/cart'),
    api('GET /api/form-stamps/{form}', { params: { form: 'quote' } }),
    readAskedFor(api, request, readWallToQuote(api, request)),
  ]);
  const { screens, hasWall } = await readScreensToQuote(api, goodsOf(asked, lines));
  return { user, lines, stamp, ...asked, screens, hasWall, isSurveyAlone: asked.isVisit && screens !== null };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const values = readQuoteRequest(form);
  const api = context.get(pageApi);
  const problem = await checkBegunBy(api, form);
  if (problem) return data({ problem, values }, { status: problem.status });
  try {
    const asked = await readAskedFor(api, request, readWallToQuote(api, request));
    const body = { ...values, ...bodyOf(asked), fitting: fittingAsked(form) };
    const sending = api('POST /api/quotes', { headers: sentCheck(form), body });
    const { number } = await withFieldsOf(sending, requestErrors(form));
    return { number, sentTo: values.email };
  } catch (error) {
    return refusedForm(error, values);
  }
}

export const clientAction = restoreForm(readQuoteRequest);

export default function RequestQuotePage({ loaderData, actionData }: Route.ComponentProps) {
  const { user, lines, stamp, wall, list, place, screens, hasWall, isSurveyAlone } = loaderData;
  const done = actionData && 'number' in actionData ? actionData : undefined;
  const refused = actionData && 'problem' in actionData ? actionData : undefined;
  if (done) return <QuoteRequestSent {...done} hasAccount={user !== null} />;
  const isAnything = lines.length > 0 || wall || place || list || isSurveyAlone;
  if (!isAnything && isSignedOut(refused?.problem)) {
    return (
      <SignedOutPage next={paths.requestQuote}>
        Your cart is in your account, and nothing was sent. Sign in to ask for the quote.
      </SignedOutPage>
    );
  }
  if (!isAnything) return <NothingToQuote isFittingSold={screens !== null} />;
  return (
    <Container className="pb-20">
      <PageHeader
        title="Request a quote"
        description={`For larger quantities, a project or a fixed date. We answer within one working day with prices that hold for ${QUOTE_DAYS} days.`}
      />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-14">
        <QuoteRequestForm {...{ user, refused, stamp, screens, hasWall, isSurveyAlone }} />
        <GoodsAskedFor {...{ lines, list, place, isSurveyAlone }} wall={wall && <WallGoods wall={wall} />} />
      </div>
    </Container>
  );
}
