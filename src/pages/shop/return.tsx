import { redirect } from 'react-router';
import { sendReturn } from '#features/returns/screens/shop/return-form.ts';
import { ReturnRequestForm } from '#features/returns/screens/shop/return-request-form.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Container } from '#ui/container.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { UiLink } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { formatDate } from '#values/instant.ts';
import { readOrderNumber } from '#values/order-number.ts';
import { orErrorPage, orSignIn } from '#web/errors/page-error.ts';
import { refusedForm } from '#web/forms/form-answer.ts';
import { keyHeaders } from '#web/head/key-headers.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { pageApi } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import { useShop } from '#web/use-shop.ts';
import type { Route } from './+types/return.ts';

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, `Request a return for order ${params.orderNumber}`);

export const headers = keyHeaders;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  const { id, key } = orderIn(params, request);
  const asked = orSignIn(api('GET /api/orders/{id}', { params: { id }, query: { key } }), paths.requestReturn(id), key);
  const order = await orErrorPage(asked);
  const overview = await orErrorPage(api('GET /api/orders/{id}/returns', { params: { id }, query: { key } }));
  return { order, overview, guestKey: key };
}

/** The request before the scripts have arrived. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const { id, key } = orderIn(params, request);
  const form = await request.formData();
  try {
    await sendReturn(context.get(pageApi), id, key, form);
  } catch (error) {
    return refusedForm(error, Object.fromEntries([...form].map(([name, value]) => [name, String(value)])));
  }
  throw redirect(`${paths.order(id, key)}#returns`);
}

function orderIn({ orderNumber }: { orderNumber: string }, request: Request) {
  const key = new URL(request.url).searchParams.get('key') ?? undefined;
  return { id: readOrderNumber(orderNumber) ?? orderNumber, key };
}

export default function ReturnPage({ loaderData, actionData }: Route.ComponentProps) {
  const { order, overview, guestKey } = loaderData;
  const isSilent = useShop()?.sendsEmail === false;
  const isOpen = overview.window === 'open' && overview.items.some(({ left }) => left > 0);
  if (!isOpen) return <NothingToReturn {...loaderData} />;
  return (
    <Container size="narrow" className="pb-20">
      <PageHeader
        title="Request a return"
        description={
          <>
            Order <span className="tabular whitespace-nowrap">{order.orderNumber}</span>, until{' '}
            {overview.until && formatDate(overview.until)}.{' '}
            {isSilent
              ? 'The answer will stand on the page of your order; please send nothing before that.'
              : 'We answer by e-mail; please send nothing before that.'}
          </>
        }
      />
      <ReturnRequestForm order={order} overview={overview} guestKey={guestKey} refused={actionData} />
    </Container>
  );
}

function NothingToReturn({ order, overview, guestKey }: Route.ComponentProps['loaderData']) {
  const { window, until } = overview;
  return (
    <Container className="py-10">
      <EmptyState
        headingLevel={1}
        title={window === 'open' ? 'Nothing is left to return' : 'No return just now'}
        description={
          window === 'before'
            ? 'You can request a return once the order has been delivered. Until then, our support helps you.'
            : window === 'after' && until
              ? `Returns of this order could be requested until ${formatDate(until)}. Our support still helps you.`
              : 'All of this order is returned or asked for.'
        }
        actions={
          <>
            <UiLink href={paths.contact(`Return for order ${order.orderNumber}`)} className={buttonClass()}>
              Contact Support
            </UiLink>
            <UiLink href={paths.order(order.orderNumber, guestKey)} className={buttonClass({ variant: 'secondary' })}>
              Back to the order
            </UiLink>
          </>
        }
      />
    </Container>
  );
}
