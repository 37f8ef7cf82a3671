import { ArrowRight, ShoppingCart } from 'lucide-react';
import type { FormEvent } from 'react';
import { HOME_COUNTRY } from '#features/accounts/countries.ts';
import { usualAddress } from '#features/accounts/usual-address.ts';
import type { CartSummary } from '#features/cart/contract.ts';
import { cartAction } from '#features/cart/screens/shop/cart-action.ts';
import { CartLineItem } from '#features/cart/screens/shop/cart-line-item.tsx';
import { CartSummaryPanel } from '#features/cart/screens/shop/cart-summary.tsx';
import { FittingOfLine } from '#features/cart/screens/shop/fitting-of-line.tsx';
import { atPostcode, type CartDestination, readSums } from '#features/cart/screens/shop/read-sums.ts';
import { useCart } from '#features/cart/screens/shop/use-cart.ts';
import { isAllUnknown } from '#features/cart/unknown-product.ts';
import { storePath } from '#features/catalogue/screens/shop/store-path.ts';
import { ChargedInPounds } from '#features/currencies/screens/shop/charged-in-pounds.tsx';
import { ByQuote } from '#features/delivery/screens/shop/by-quote.tsx';
import { PostcodeForm } from '#features/delivery/screens/shop/postcode-form.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Container } from '#ui/container.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { toBasisPoints } from '#values/money.ts';
import { POSTCODE_EXAMPLE, readUkPostcode } from '#values/postcode.ts';
import type { Problem } from '#values/problem.ts';
import type { Api } from '#web/api.ts';
import { RefusedNotice } from '#web/forms/refused-notice.tsx';
import { fixedMeta } from '#web/head/page-meta.ts';
import { pageApi } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session.ts';
import { CONFIRMATIONS, FAILURES } from '#web/toast-texts.ts';
import { useFocusOfRows } from '#web/use-focus-of-rows.ts';
import type { Route } from './+types/cart.ts';

export const meta = fixedMeta('Cart', 'What you have chosen, with delivery worked out, to be ordered or quoted for.');

const sureToClear = CONFIRMATIONS.clearCart;

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  const { searchParams } = new URL(request.url);
  const typed = searchParams.get('postcode')?.trim() ?? '';
  const asked = atPostcode(readUkPostcode(typed));
  const usual = await usualDestination(api);
  const [lines, sums] = await Promise.all([api('GET /api/cart'), readSums(api, asked ?? (typed ? undefined : usual))]);
  // A visitor who just put something in and comes with an empty cart has lost the cookie on the way.
  const isForgotten = searchParams.has('added') && lines.length === 0;
  const refused = typed && !asked ? { postcode: typed, sentence: POSTCODE_EXAMPLE } : sums.refused;
  const cart = { lines, summary: sums.summary, refused, usual, isAsked: Boolean(asked) };
  return { cart, asksToClear: searchParams.has('clear'), isForgotten };
}

async function usualDestination(api: Api): Promise<CartDestination> {
  const { user } = await api('GET /api/session');
  const usual = user && usualAddress(await api('GET /api/addresses'));
  return usual ? { country: usual.country, postcode: usual.postcode } : undefined;
}

export function action({ context, request }: Route.ActionArgs) {
  return cartAction(context.get(pageApi), request);
}

export default function CartPage({ loaderData, actionData }: Route.ComponentProps) {
  const { cart, setQuantity, setPostcode, remove, clear, problems, forgetProblems } = useCart(loaderData.cart);
  const { data: session } = useSession();
  useFocusOfRows();
  const { lines, summary } = cart;
  const refused = actionData && saidOf(actionData.problem);
  const refusedLine = refused && lines.find((line) => line.id === actionData.values.id);
  const askThenClear = (event: FormEvent) => {
    event.preventDefault();
    if (window.confirm(`${sureToClear.title} ${sureToClear.description}`)) clear();
  };
  const clearForm = (sure: boolean) => (
    <form method="post" action={paths.cart} onSubmit={askThenClear}>
      <input type="hidden" name="intent" value="clear" />
      {sure && <input type="hidden" name="sure" value="1" />}
      <Button type="submit" variant={sure ? 'danger' : 'ghost'} size="sm">
        Clear Cart
      </Button>
    </form>
  );
  const store = storePath(session?.user);
  return (
    <Container className="pb-20">
      <PageHeader
        title="Cart"
        meta={lines.length > 0 && <span aria-live="polite">{itemsInCart(summary.itemCount)}</span>}
        actions={lines.length > 0 && clearForm(false)}
      />
      {!refusedLine && <RefusedNotice problem={refused} className="mb-6" />}
      {loaderData.isForgotten && lines.length === 0 && (
        <Notice tone="caution" role="alert" title="The cart was not kept" className="mb-6">
          {FAILURES.noCookies}
        </Notice>
      )}
      {lines.length === 0 ? (
        <EmptyState
          title="Your cart is empty"
          description="Screens, brackets and players that you add will wait for you here."
          icon={<ShoppingCart />}
          actions={<ButtonLink href={store}>Continue shopping</ButtonLink>}
        />
      ) : (
        <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12">
          <div>
            {loaderData.asksToClear && (
              <Notice tone="caution" title={sureToClear.title} className="mb-4" action={clearForm(true)}>
                {sureToClear.description}
              </Notice>
            )}
            <ul className="divide-y divide-line border-line border-y">
              {lines.map((line) => (
                <CartLineItem
                  key={line.id}
                  line={line}
                  vatRate={toBasisPoints(summary.vatRate)}
                  productHref={line.product ? paths.product(line.product) : undefined}
                  problem={problems[line.id] ?? (line === refusedLine ? refused?.detail : undefined)}
                  onQuantityChange={(quantity) => setQuantity({ id: line.id, quantity })}
                  onQuantityTyped={forgetProblems}
                  onRemove={() => remove(line.id)}
                >
                  <FittingOfLine line={line} summary={summary} refused={line === refusedLine ? refused : undefined} />
                </CartLineItem>
              ))}
            </ul>
            {!isAllUnknown(lines) && (
              <PostcodeForm
                path={paths.cart}
                postcode={homePostcode(summary) ?? cart.refused?.postcode ?? ''}
                error={cart.refused?.sentence}
                onPostcode={setPostcode}
              />
            )}
          </div>
          <aside aria-label="Order Summary" className="lg:sticky lg:top-24">
            <CartSummaryPanel lines={lines} summary={summary}>
              <ChargedInPounds className="meta" />
              {isAllUnknown(lines) ? (
                <Notice tone="caution">We no longer sell what is in your cart.</Notice>
              ) : (
                <>
                  {summary.fitting?.byQuote && (
                    <Notice tone="caution">
                      {summary.fitting.byQuote} <TextLink href={paths.requestQuote}>Request a quote</TextLink>
                    </Notice>
                  )}
                  {summary.plan?.byQuote && <ByQuote sentence={summary.plan.byQuote} href={paths.requestQuote} />}
                  <WaysToBuy />
                </>
              )}
              <ButtonLink href={store} variant="ghost" full>
                Continue shopping
              </ButtonLink>
            </CartSummaryPanel>
          </aside>
        </div>
      )}
    </Container>
  );
}

// The form asks for one of the UK alone; a customer's usual address may be abroad.
function homePostcode({ plan }: CartSummary): string | null {
  return plan?.place.country === HOME_COUNTRY ? plan.place.postcode : null;
}

// A quantity and a height are the only fields here, so their sentence is the reason.
function saidOf(problem: Problem): Problem {
  const { quantity, 'fitting.height': height } = problem.errors ?? {};
  return { ...problem, detail: quantity?.[0] ?? height?.[0] ?? problem.detail };
}

function WaysToBuy() {
  return (
    <>
      <ButtonLink href={paths.checkout} variant="accent" size="lg" full>
        Checkout
        <ArrowRight aria-hidden="true" className="size-5" />
      </ButtonLink>
      <ButtonLink href={paths.requestQuote} variant="secondary" full>
        Request a quote
      </ButtonLink>
      <ButtonLink href={`${paths.lists}/add?cart`} variant="ghost" full>
        Keep as a list
      </ButtonLink>
    </>
  );
}

function itemsInCart(count: number): string {
  return count === 1 ? '1 item' : `${count} items`;
}
