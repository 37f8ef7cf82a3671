import { type FormEvent, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { BEGUN_BY } from '#features/accounts/screens/begun-by.ts';
import { useSignedOut } from '#features/accounts/screens/use-signed-out.ts';
import { FormCheck } from '#features/bots/screens/form-check.tsx';
import type { CartFitting, CartLine } from '#features/cart/contract.ts';
import { useCartFitting } from '#features/cart/screens/use-cart-fitting.ts';
import { productShown } from '#features/cart/unknown-product.ts';
import { chosenOption } from '#features/delivery/chosen-option.ts';
import type { DeliveryOption } from '#features/delivery/contract.ts';
import { arrivalText } from '#features/delivery/screens/delivery-method-cards.tsx';
import { useDeliveryPlan } from '#features/delivery/screens/use-delivery-plan.ts';
import type { OrderOutline } from '#features/orders/changed-order.ts';
import { REDEEM_STEP } from '#features/rewards/points.ts';
import { formatPounds, type Pence, toDecimal } from '#values/money.ts';
import type { FormAnswer } from '#web/forms/form-answer.ts';
import { useProblem } from '#web/forms/use-problem.ts';
import { paths } from '#web/paths.ts';
import { VatWords } from '#web/vat-words.tsx';
import { AccountCreditSection, creditRows, creditSpent } from '../account-credit.tsx';
import { CheckoutSection } from '../checkout-section.tsx';
import { outlineOf, SeenOrder } from '../seen-order.tsx';
import { BillingAddressSection, DeliveryAddressSection, DeliveryMethodSection } from './address-sections.tsx';
import { CheckoutProblem } from './checkout-closed.tsx';
import { type ToCheckOut, useCheckoutDraft } from './checkout-draft.ts';
import { ExtrasSection } from './checkout-extras.tsx';
import { type CheckoutValues, startOf, type TypedCheckout } from './checkout-form.ts';
import { CheckoutSummary, SummaryAside } from './checkout-review.tsx';
import { checkoutTotals, destinationOf, goodsTotal, redeemedPoints, serviceLines } from './checkout-totals.ts';
import { ContactSection } from './contact-section.tsx';
import { FittingSection } from './fitting-section.tsx';
import { PaymentSection } from './payment-section.tsx';
import { PointsField } from './points-field.tsx';
import { ReviewSection } from './review-section.tsx';
import { useTransferTime } from './use-transfer-time.ts';

type PlaceOrderFormProps = { shop: ToCheckOut; refused: FormAnswer<TypedCheckout> | undefined };

/** The checkout form: every step on one page, with the totals beside it. */
export function PlaceOrderForm({ shop, refused }: PlaceOrderFormProps) {
  const { user, lines, paymentMethods, addresses, points, credit } = shop;
  const form = useRef<HTMLFormElement>(null);
  const draft = useCheckoutDraft(form, shop, refused?.values);
  const { values } = draft;
  const isPlacing = useNavigation().formAction?.startsWith(paths.checkout) ?? false;
  const { problem, errors } = useProblem(form, isPlacing ? undefined : refused?.problem);
  const told = useSignedOut(user, problem);
  const { plan } = useDeliveryPlan({
    lines,
    destination: destinationOf(values, addresses),
    loaded: refused?.values.plan ?? shop.plan,
    reading: shop.idempotencyKey,
  });
  const method = chosenOption(plan, values.deliveryMethodId);
  const isCollection = method?.isCollection ?? false;
  const fitting = useFittingThere(shop, values, refused?.values);
  const services = serviceLines(fitting);
  const sums = checkoutTotals({ values, lines, fitting, method, addresses, points, storeRate: shop.vatRate });
  const spent = creditSpent(values.credit, credit, sums.grandTotal);
  const fields = { values, errors, isCollection };
  const transfer = useTransferTime(plan.today, user ? 'account' : 'guest', { values, addresses, isCollection });
  const summary = (
    <CheckoutSummary
      lines={lines}
      services={services}
      totals={sums}
      below={creditRows(spent, sums.grandTotal)}
      deliveryName={method?.name}
      deliveryNote={method && arrivalText(method, plan.today)}
    />
  );
  const outline = outlineOf({
    lines: [...lines.map(seenLine), ...services.map(seenService)],
    totals: sums,
    points: redeemedPoints({ values, points, subtotal: sums.subtotal }),
    delivery: method,
    deliveryOn: method?.arrivesOn ?? null,
  });
  return (
    <Form
      key={draft.restored}
      ref={form}
      method="post"
      noValidate
      onChange={(event) => draft.read(event, method?.id)}
      onSubmit={(event: FormEvent) => isPlacing && event.preventDefault()}
      className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-14"
    >
      <input type="hidden" name="idempotencyKey" value={draft.idempotencyKey} />
      {user ? <input type="hidden" name={BEGUN_BY} value={user.id} /> : <FormCheck form="order" />}
      <SeenOrder outline={outline} />
      <div className="min-w-0">
        <details className="mb-8 rounded-lg border border-line bg-surface lg:hidden">
          <summary className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 px-4 py-2 font-semibold">
            <span className="underline decoration-line-strong underline-offset-4">Order Summary</span>
            <ToPay pence={sums.grandTotal - spent} />
          </summary>
          <div className="border-line border-t p-4">{summary}</div>
        </details>
        {told && (
          <div className="mb-8">
            <CheckoutProblem
              {...{ problem: told, errors, lines, isPlacing, onSignIn: draft.storeAgain, cartHref: paths.cart }}
              seen={refused?.values.seen ?? null}
            />
          </div>
        )}
        <div>
          <ContactSection isGuest={!user} email={values.email} error={errors.email} />
          <DeliveryAddressSection addresses={addresses} {...fields} />
          <DeliveryMethodSection
            plan={plan}
            subtotal={goodsTotal(lines)}
            vatRate={sums.vatRate}
            chosen={method && String(method.id)}
            errors={errors}
          />
          {fitting && <FittingSection {...fittingOf(fitting, method)} values={values} errors={errors} />}
          <BillingAddressSection addresses={addresses} {...fields} />
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
          <AccountCreditSection held={credit} total={sums.grandTotal} value={values.credit} error={errors.credit} />
          <PaymentSection methods={paymentMethods} transfer={transfer} {...{ values, errors, problem }} />
          <ExtrasSection {...fields} />
          <ReviewSection summary={summary} toPay={sums.grandTotal - spent} isPlacing={isPlacing} />
        </div>
      </div>
      <SummaryAside>{summary}</SummaryAside>
    </Form>
  );
}

function ToPay({ pence }: { pence: Pence }) {
  return (
    <span className="tabular">
      <VatWords>{formatPounds(pence)} inc VAT</VatWords>
    </span>
  );
}

/** What is fitted at the address that is typed. */
function useFittingThere({ lines, addresses, ...shop }: ToCheckOut, values: CheckoutValues, sent?: TypedCheckout) {
  return useCartFitting({
    lines,
    destination: destinationOf(values, addresses),
    loaded: sent?.fitting ?? shop.fitting,
    loadedFor: destinationOf({ ...startOf(addresses), ...sent?.fields }, addresses),
    reading: shop.idempotencyKey,
  });
}

function seenLine(line: CartLine): OrderOutline['lines'][number] {
  return {
    ...{ productId: line.productId, quantity: line.quantity, totalPrice: line.lineTotal },
    ...{ productName: productShown(line).name, unitPrice: productShown(line).price },
  };
}

function seenService({ name, quantity, unitPrice }: ReturnType<typeof serviceLines>[number]) {
  const prices = { unitPrice: toDecimal(unitPrice), totalPrice: toDecimal(unitPrice * quantity) };
  return { productId: 0, productName: name, quantity, ...prices, isService: true as const };
}

/** What the fitting depends on the chosen delivery for. */
function fittingOf({ days, byQuote }: CartFitting, method: DeliveryOption | undefined) {
  const day = days.find(({ deliveryMethodId }) => deliveryMethodId === method?.id);
  return { byQuote, earliestOn: day?.earliestOn ?? null };
}
