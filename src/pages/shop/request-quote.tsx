import { sentCheck } from '#features/bots/screens/sent-check.ts';
import type { CartLine } from '#features/cart/contract.ts';
import { PlaceAnswers } from '#features/guide/screens/shop/place-answers.tsx';
import { readPlaceToQuote } from '#features/guide/screens/shop/place-to-quote.ts';
import { CheckoutLines } from '#features/orders/screens/shop/checkout-review.tsx';
import { ListGoods } from '#features/projects/screens/shop/list-goods.tsx';
import { readListToQuote } from '#features/projects/screens/shop/list-to-quote.ts';
import { fittingAsked, requestErrors } from '#features/quotes/screens/shop/fitting-typed.ts';
import { QuoteRequestForm, readQuoteRequest } from '#features/quotes/screens/shop/quote-request-form.tsx';
import { NothingToQuote, QuoteRequestSent } from '#features/quotes/screens/shop/quote-request-sent.tsx';
import { readScreensToQuote } from '#features/quotes/screens/shop/screens-to-quote.ts';
import { WallGoods } from '#features/walls/screens/shop/wall-goods.tsx';
import { readWallToQuote } from '#features/walls/screens/shop/wall-to-quote.ts';
import { Container } from '#ui/container.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Panel } from '#ui/panel.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { toBasisPoints } from '#values/money.ts';
import { refusedForm } from '#web/forms/form-answer.ts';
import { withFieldsOf } from '#web/forms/renamed-errors.ts';
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

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  const [{ user }, lines, { stamp }, wall, list, place] = await Promise.all([
    api('GET /api/session'),
    api('GET /api/cart'),
    api('GET /api/form-stamps/{form}', { params: { form: 'quote' } }),
    readWallToQuote(api, request),
    readListToQuote(api, request),
    readPlaceToQuote(api, request),
  ]);
  const isSurvey = asksForSurvey(request);
  const goods = isSurvey ? [] : (wall?.lines ?? list?.list.lines ?? place?.goods ?? lines);
  const screens = await readScreensToQuote(api, goods);
  const isSurveyAlone = isSurvey && screens !== null;
  return { user, lines, stamp, wall, list, place, screens, isSurveyAlone };
}

/** Whether a visit by itself is asked for, whatever lies in the cart. */
function asksForSurvey(request: Request): boolean {
  return new URL(request.url).searchParams.has('survey');
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const values = readQuoteRequest(form);
  try {
    const api = context.get(pageApi);
    const wall = await readWallToQuote(api, request);
    const place = await readPlaceToQuote(api, request);
    const list = await readListToQuote(api, request);
    const body = {
      ...values,
      ...(place && { guide: place.address, items: place.goods }),
      ...(wall && { items: wall.lines.map(({ productId, quantity }) => ({ productId, quantity })), plan: wall.plan }),
      ...(list && { list: list.asked }),
      ...(asksForSurvey(request) && { items: [] }),
      fitting: fittingAsked(form),
    };
    const sending = api('POST /api/quotes', { headers: sentCheck(form), body });
    const { number } = await withFieldsOf(sending, requestErrors(form));
    return { number, sentTo: values.email };
  } catch (error) {
    return refusedForm(error, values);
  }
}

export const clientAction = restoreForm(readQuoteRequest);

export default function RequestQuotePage({ loaderData, actionData }: Route.ComponentProps) {
  const { user, lines, stamp, wall, list, place, screens, isSurveyAlone } = loaderData;
  const done = actionData && 'number' in actionData ? actionData : undefined;
  const refused = actionData && 'problem' in actionData ? actionData : undefined;
  if (done) return <QuoteRequestSent {...done} hasAccount={user !== null} />;
  const isAnything = lines.length > 0 || wall || place || list || isSurveyAlone;
  if (!isAnything) return <NothingToQuote isFittingSold={screens !== null} />;
  return (
    <Container className="pb-20">
      <PageHeader
        title="Request a quote"
        description="For larger quantities, a project or a fixed date. We answer within one working day with prices that hold for 30 days."
      />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-14">
        <QuoteRequestForm {...{ user, refused, stamp, screens, isSurveyAlone }} />
        <Goods {...loaderData} />
      </div>
    </Container>
  );
}

type Asked = Pick<Route.ComponentProps['loaderData'], 'lines' | 'wall' | 'list' | 'place' | 'isSurveyAlone'>;

/** What the quote is asked for. */
function Goods({ lines, wall, list, place, isSurveyAlone }: Asked) {
  const [title, goods] = isSurveyAlone
    ? ['Your survey', <SurveyAlone key="survey" />]
    : wall
      ? ['Your LED wall', <WallGoods key="wall" wall={wall} />]
      : list
        ? ['Your project list', <ListGoods key="list" toQuote={list} />]
        : place
          ? [place.screen ? 'Your screen and place' : 'Your place', <PlaceAnswers key="place" place={place} />]
          : ['Your goods', <CartGoods key="cart" lines={lines} />];
  return (
    <Panel title={title} className="max-lg:order-first">
      {goods}
    </Panel>
  );
}

function SurveyAlone() {
  return (
    <p className="text-sm">
      A visit by itself, without goods: we see the wall, the power and the way in. Name the place below the message.
    </p>
  );
}

function CartGoods({ lines }: { lines: CartLine[] }) {
  const { vatRate } = useShop() ?? { vatRate: '0' };
  return (
    <>
      <CheckoutLines lines={lines} vatRate={toBasisPoints(vatRate)} />
      <TextLink href={paths.cart} className="mt-4 inline-block text-sm">
        Change the quantities in your cart
      </TextLink>
    </>
  );
}
