import { Lock, ShoppingCart } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { Form, redirect, useNavigation } from 'react-router';
import { ChargedInPounds } from '#features/currencies/screens/shop/charged-in-pounds.tsx';
import { DeliveryMethodCards } from '#features/delivery/screens/delivery-method-cards.tsx';
import { RETURN_WINDOW_DAYS } from '#features/orders/return-window.ts';
import { CheckoutSection } from '#features/orders/screens/checkout-section.tsx';
import { BillingAddressSection, DeliveryAddressSection } from '#features/orders/screens/shop/address-sections.tsx';
import { forgetDraft, useCheckoutDraft } from '#features/orders/screens/shop/checkout-draft.ts';
import { CheckoutExtras } from '#features/orders/screens/shop/checkout-extras.tsx';
import {
  type CheckoutValues,
  namingMissingChoices,
  ORDER_MAY_HAVE_ARRIVED,
  placeOrderOf,
  readTyped,
} from '#features/orders/screens/shop/checkout-form.ts';
import { CheckoutProblem } from '#features/orders/screens/shop/checkout-problem.tsx';
import { CheckoutLines, CheckoutTotals } from '#features/orders/screens/shop/checkout-review.tsx';
import { checkoutTotals } from '#features/orders/screens/shop/checkout-totals.ts';
import { NoOrdersYet } from '#features/orders/screens/shop/no-orders-yet.tsx';
import { PaymentSection } from '#features/orders/screens/shop/payment-section.tsx';
import { PointsField } from '#features/orders/screens/shop/points-field.tsx';
import { REDEEM_STEP } from '#features/rewards/points.ts';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Container } from '#ui/container.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { UiLink } from '#ui/link.tsx';
import { linkClass } from '#ui/link-class.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { Panel } from '#ui/panel.tsx';
import { TextField } from '#ui/text-field.tsx';
import { formatPounds } from '#values/money.ts';
import { type FormAnswer, fieldErrors, refusedForm, useFocusOnProblem } from '#web/forms/form-answer.ts';
import { restoreForm } from '#web/forms/restore-form.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { pageApi } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/checkout.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, 'Checkout', 'Address, delivery and payment on one page. No account needed.');

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  const [{ user }, lines, summary, deliveryMethods, paymentMethods] = await Promise.all([
    api('GET /api/session'),
    api('GET /api/cart'),
    api('GET /api/cart/summary'),
    api('GET /api/delivery-methods'),
    api('GET /api/payment-methods'),
  ]);
  const [addresses, rewards] = await Promise.all([
    user ? api('GET /api/addresses') : [],
    user?.userType === 'public' ? api('GET /api/rewards') : null,
  ]);
  const points = rewards?.rewardPoints ?? 0;
  const idempotencyKey = crypto.randomUUID();
  return { user, lines, vatRate: summary.vatRate, deliveryMethods, paymentMethods, addresses, points, idempotencyKey };
}

/** Places the order. The key in the form makes a second press, a reload or a retry the same order (decision C5). */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const { idempotencyKey: key } = readTyped(form);
  try {
    const { order, accessKey, payment } = await context.get(pageApi)('POST /api/orders', {
      headers: { 'idempotency-key': key },
      body: placeOrderOf(form),
    });
    const address = paths.order(order.orderNumber, accessKey);
    return redirect(payment?.redirectUrl ?? `${address}${accessKey ? '&' : '?'}placed=1`);
  } catch (error) {
    const answer = refusedForm(error, readTyped(form));
    answer.data.problem = namingMissingChoices(answer.data.problem, form);
    // Whoever changes what a key has already bought means another order.
    if (answer.data.problem.type.endsWith('#key_reused')) answer.data.values.idempotencyKey = crypto.randomUUID();
    return answer;
  }
}

export const clientAction = restoreForm(readTyped, ORDER_MAY_HAVE_ARRIVED);

export default function CheckoutPage({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.lines.length === 0) return <EmptyCheckout />;
  // A shop that is still being furnished: nobody should fill in a form that cannot be sent.
  if (loaderData.deliveryMethods.length === 0 || loaderData.paymentMethods.length === 0)
    return <NoOrdersYet contactHref={paths.contact('An order')} cartHref={paths.cart} />;
  return (
    <Container className="pb-20">
      <PageHeader title="Checkout" />
      <CheckoutForm shop={loaderData} refused={actionData} />
    </Container>
  );
}

type CheckoutFormProps = {
  shop: Route.ComponentProps['loaderData'];
  refused: FormAnswer<{ fields: CheckoutValues; idempotencyKey: string }> | undefined;
};

function CheckoutForm({ shop, refused }: CheckoutFormProps) {
  const { user, lines, deliveryMethods, paymentMethods, addresses, points } = shop;
  const form = useRef<HTMLFormElement>(null);
  const draft = useCheckoutDraft(form, shop, refused?.values);
  const { values } = draft;
  const isPlacing = useNavigation().formAction?.startsWith(paths.checkout) ?? false;
  useFocusOnProblem(form, refused?.problem);

  const problem = isPlacing ? undefined : refused?.problem;
  const errors = fieldErrors(problem);
  const method = deliveryMethods.find(({ id }) => String(id) === values.deliveryMethodId);
  const isCollection = method?.isCollection ?? false;
  const sums = checkoutTotals({ values, lines, method, addresses, points, storeRate: shop.vatRate });
  const addressing = { addresses, values, errors, isCollection };
  const summary = (
    <>
      <CheckoutLines lines={lines} />
      <hr className="my-4 border-line" />
      <CheckoutTotals totals={sums} deliveryName={method?.name} />
      <ChargedInPounds className="meta mt-3" />
    </>
  );

  return (
    <Form
      key={draft.restored}
      ref={form}
      method="post"
      noValidate
      onChange={draft.read}
      onSubmit={(event: FormEvent) => isPlacing && event.preventDefault()}
      className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-14"
    >
      <input type="hidden" name="idempotencyKey" value={draft.idempotencyKey} />
      <div className="min-w-0">
        <details className="mb-8 rounded-lg border border-line bg-surface lg:hidden">
          <summary className="flex min-h-12 items-center justify-between gap-4 px-4 py-2 font-semibold">
            <span className="underline decoration-line-strong underline-offset-4">Order Summary</span>
            <span className="tabular">{formatPounds(sums.grandTotal)}</span>
          </summary>
          <div className="border-line border-t p-4">{summary}</div>
        </details>
        {problem && (
          <div className="mb-8">
            <CheckoutProblem problem={problem} errors={errors} lines={lines} cartHref={paths.cart} />
          </div>
        )}

        <div>
          <CheckoutSection
            title="Contact"
            aside={
              !user && (
                <>
                  Have an account?{' '}
                  <UiLink href={paths.login(paths.checkout)} className={linkClass}>
                    Sign in
                  </UiLink>
                </>
              )
            }
          >
            <TextField
              id="email"
              name="email"
              label="E-mail address"
              hint="For your receipt and news of the delivery, nothing else"
              type="email"
              inputMode="email"
              autoComplete="email"
              maxLength={100}
              defaultValue={values.email}
              error={errors.email}
              required
            />
          </CheckoutSection>

          <DeliveryAddressSection {...addressing} />

          <CheckoutSection title="Delivery method">
            <DeliveryMethodCards
              methods={deliveryMethods}
              subtotal={sums.subtotal}
              value={values.deliveryMethodId}
              error={errors.deliveryMethodId}
            />
          </CheckoutSection>

          <BillingAddressSection {...addressing} />

          {points >= REDEEM_STEP && (
            <CheckoutSection title="Reward points">
              <PointsField
                held={points}
                subtotal={sums.subtotal}
                value={values.redeemPoints}
                error={errors.redeemPoints}
              />
            </CheckoutSection>
          )}

          <PaymentSection methods={paymentMethods} values={values} errors={errors} problem={problem} />

          <CheckoutSection title="Anything else?">
            <CheckoutExtras values={values} errors={errors} isCollection={isCollection} />
          </CheckoutSection>

          <CheckoutSection title="Review and pay">
            <div className="lg:hidden">{summary}</div>
            <p className="meta">
              By placing the order you accept our{' '}
              <UiLink href={paths.terms} className={linkClass}>
                terms
              </UiLink>
              . Returns: contact support within {RETURN_WINDOW_DAYS} days of delivery.
            </p>
            <div>
              <Button
                type="submit"
                variant="accent"
                size="lg"
                className="w-full sm:w-auto"
                pending={isPlacing}
                pendingLabel="Placing your order..."
              >
                <Lock aria-hidden="true" className="size-5" />
                Place order · {formatPounds(sums.grandTotal)}
              </Button>
            </div>
          </CheckoutSection>
        </div>
      </div>
      <aside aria-label="Order Summary" className="hidden lg:sticky lg:top-24 lg:block">
        <Panel title="Order Summary">{summary}</Panel>
      </aside>
    </Form>
  );
}

function EmptyCheckout() {
  // Its order is placed, or there is none to place: either way the key has done its work.
  useEffect(forgetDraft, []);
  return (
    <Container className="py-10">
      <EmptyState
        headingLevel={1}
        title="Your cart is empty"
        description="There is nothing to check out. If you have just placed an order, its receipt is on the way to your e-mail."
        icon={<ShoppingCart />}
        actions={
          <UiLink href={paths.search()} className={buttonClass()}>
            Continue shopping
          </UiLink>
        }
      />
    </Container>
  );
}
