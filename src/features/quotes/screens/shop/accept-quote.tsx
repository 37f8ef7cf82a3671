import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import type { Address, Session } from '#features/accounts/contract.ts';
import { chosenOption } from '#features/delivery/chosen-option.ts';
import type { DeliveryOption, DeliveryPlan } from '#features/delivery/contract.ts';
import { arrivalText, feeOf } from '#features/delivery/screens/delivery-method-cards.tsx';
import { useDeliveryPlan } from '#features/delivery/screens/use-delivery-plan.ts';
import { depositOf, subtotalOf, totals, vatRateFor } from '#features/orders/order-totals.ts';
import { AccountCreditSection, creditRows, creditSpent } from '#features/orders/screens/account-credit.tsx';
import { ChangedNotice, isChanged } from '#features/orders/screens/changed-notice.tsx';
import { outlineOf, SeenOrder } from '#features/orders/screens/seen-order.tsx';
import {
  BillingAddressSection,
  DeliveryAddressSection,
  DeliveryMethodSection,
} from '#features/orders/screens/shop/address-sections.tsx';
import { ExtrasSection } from '#features/orders/screens/shop/checkout-extras.tsx';
import {
  type CheckoutValues,
  changeIn,
  startingValues,
  type TypedCheckout,
} from '#features/orders/screens/shop/checkout-form.ts';
import { SummaryAside } from '#features/orders/screens/shop/checkout-review.tsx';
import { destinationOf } from '#features/orders/screens/shop/checkout-totals.ts';
import { PaymentSection } from '#features/orders/screens/shop/payment-section.tsx';
import { PlaceButton } from '#features/orders/screens/shop/review-section.tsx';
import { useTransferTime } from '#features/orders/screens/shop/use-transfer-time.ts';
import { wishField } from '#features/orders/screens/wished-days.ts';
import type { PaymentMethod } from '#features/payments/contract.ts';
import type { Quote } from '#features/quotes/contract.ts';
import { TextLink } from '#ui/text-link.tsx';
import { formatLondonDay } from '#values/london-day.ts';
import { formatPounds, type Pence, toBasisPoints, toPence } from '#values/money.ts';
import type { FormAnswer } from '#web/forms/form-answer.ts';
import { FormProblem } from '#web/forms/form-problem.tsx';
import { useProblem } from '#web/forms/use-problem.ts';
import { paths } from '#web/paths.ts';
import { FAILURES } from '#web/toast-texts.ts';
import { useShop } from '#web/use-shop.ts';
import { VatWords } from '#web/vat-words.tsx';
import { QuoteSums } from '../quote-sums.tsx';
import { isVisit, visitQuoted } from '../quote-words.ts';
import { arrivalOf, type FirstDay, wishesAt } from './first-day.ts';
import { QuotedVisit } from './quoted-visit.tsx';

type AcceptQuoteProps = {
  shop: {
    quote: Quote;
    user: Session['user'];
    addresses: readonly Address[];
    plan: DeliveryPlan;
    paymentMethods: readonly PaymentMethod[];
    /** The credit of the buyer's account. */
    credit: Pence;
    idempotencyKey: string;
    firstDay: FirstDay;
  };
  refused: FormAnswer<TypedCheckout> | undefined;
  /** What is accepted, above the form. */
  children: ReactNode;
};

/** The form that accepts a quote, with the delivery and the payment. */
export function AcceptQuote({ shop, refused, children }: AcceptQuoteProps) {
  const { quote, addresses, paymentMethods, credit } = shop;
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<CheckoutValues>(() => ({ ...startOfQuote(shop), ...refused?.values.fields }));
  const isPlacing = useNavigation().formData?.get('intent') === 'accept';
  const { problem, errors } = useProblem(form, isPlacing ? undefined : refused?.problem);

  const { plan } = useDeliveryPlan({
    lines: quote.lines.filter(({ service }) => !service),
    destination: destinationOf(values, addresses),
    loaded: refused?.values.plan ?? shop.plan,
    reading: shop.idempotencyKey,
  });
  const isVisited = isVisit(quote);
  const quoted = plan.options.find(({ id }) => id === quote.delivery?.id);
  const chosen = quote.delivery ? quoted : isVisited ? undefined : chosenOption(plan, values.deliveryMethodId);
  const isCollection = (quote.delivery ?? chosen)?.isCollection ?? false;
  const sums = sumsOf({ quote, chosen, addresses, values, isCollection });
  const fields = { values, errors, isCollection };
  // Staff vouched for it, so its goods wait as long as those of an account.
  const transfer = useTransferTime(plan.today, 'account', { values, addresses, isCollection });
  const delivery = quote.delivery ?? chosen;
  const deliveryName = isVisited ? undefined : delivery?.name;
  const deliveryOn = quote.deliverOn ?? chosen?.arrivesOn ?? null;
  const deliveryNote = quote.deliverOn
    ? `By ${formatLondonDay(quote.deliverOn)}`
    : chosen && arrivalText(chosen, plan.today);
  const { depositPercent } = quote;
  const paysLater =
    paymentMethods.find(({ id }) => String(id) === values.paymentMethodId)?.provider === 'bank_transfer';
  const deposit = depositPercent === null || paysLater ? null : depositOf(sums.grandTotal, depositPercent);
  const below = creditRows(creditSpent(values.credit, credit, sums.grandTotal), sums.grandTotal);
  const summary = (
    <QuoteSums totals={sums} {...{ deliveryName, deliveryNote, depositPercent, below }} isVisit={isVisited} />
  );
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      preventScrollReset
      onChange={(event) => setValues(changeIn(event, chosen?.id))}
      onSubmit={(event: FormEvent) => isPlacing && event.preventDefault()}
      className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-14"
    >
      <input type="hidden" name="intent" value="accept" />
      <input type="hidden" name="version" value={quote.version} />
      <input type="hidden" name="idempotencyKey" value={refused?.values.idempotencyKey || shop.idempotencyKey} />
      <SeenOrder outline={outlineOf({ lines: outlineLines(quote), totals: sums, points: 0, delivery, deliveryOn })} />
      {quote.delivery && <input type="hidden" name="deliveryMethodId" value={quote.delivery.id} />}
      <div className="min-w-0">
        {children}
        <div className="mt-6 lg:hidden">{summary}</div>
        <h2 className="title-1 mt-12 mb-6 border-line border-t pt-8">Accept this quote</h2>
        {/* The card's own fields show that it was declined. */}
        {problem && problem.status !== 402 && (
          <div className="mb-6">
            {isChanged(problem) ? (
              <ChangedNotice problem={problem} seen={refused?.values.seen ?? null} isPlacing={isPlacing} />
            ) : (
              <FormProblem problem={problem} title={FAILURES.acceptQuote} />
            )}
          </div>
        )}
        <div>
          {!quote.delivery && !isVisited && (
            <DeliveryMethodSection
              plan={plan}
              subtotal={sums.subtotal}
              vatRate={sums.vatRate}
              chosen={chosen && String(chosen.id)}
              errors={errors}
            />
          )}
          <DeliveryAddressSection addresses={addresses} {...fields} />
          <QuotedVisit
            {...{ quote, values, errors, firstDay: shop.firstDay }}
            arrivesOn={arrivalOf(quote, plan, values.deliveryMethodId)}
          />
          <BillingAddressSection addresses={addresses} {...fields} />
          <AccountCreditSection held={credit} total={sums.grandTotal} value={values.credit} error={errors.credit} />
          <PaymentSection methods={paymentMethods} transfer={transfer} {...{ values, errors, problem }} />
          <ExtrasSection {...fields} />
        </div>
        <p className="meta mt-6 mb-4">
          <ReceiptNote email={quote.email} />
          By accepting you place an order and agree to our <TextLink href={paths.terms}>terms</TextLink>.
        </p>
        <PlaceButton isPlacing={isPlacing}>
          <VatWords>
            {deposit === null
              ? `Accept and order · ${formatPounds(sums.grandTotal)} inc VAT`
              : `Accept and pay deposit · ${formatPounds(deposit)} inc VAT`}
          </VatWords>
        </PlaceButton>
      </div>
      <SummaryAside>{summary}</SummaryAside>
    </Form>
  );
}

function ReceiptNote({ email }: { email: string }) {
  if (useShop()?.sendsEmail === false) return null;
  return (
    <>
      Your receipt goes to <span className="wrap-anywhere">{email}</span>.{' '}
    </>
  );
}

type ToSum = {
  quote: Quote;
  chosen: DeliveryOption | undefined;
  addresses: readonly Address[];
  values: CheckoutValues;
  isCollection: boolean;
};

function outlineLines({ lines }: Quote) {
  return lines.map(({ productId, productName, quantity, unitPrice, total, service }) => ({
    ...{ productId, productName, quantity, unitPrice: unitPrice ?? '0.00', totalPrice: total ?? '0.00' },
    ...(service && { isService: true as const }),
  }));
}

/** What the checkout begins with, the place and the wished days of the request that are still possible. */
function startOfQuote(shop: AcceptQuoteProps['shop']): CheckoutValues {
  const { fitting } = shop.quote;
  const { possible } = wishesAt(shop.quote, visitQuoted(shop.quote), shop.firstDay.on);
  return {
    ...startingValues(shop),
    ...(fitting?.postcode && { 'deliveryAddress.postcode': fitting.postcode }),
    ...Object.fromEntries(possible.map((day, at) => [wishField(at), day])),
  };
}

// Calculated as the server does, with the VAT of the destination.
function sumsOf({ quote, chosen, addresses, values, isCollection }: ToSum) {
  const lines = quote.lines.map(({ quantity, unitPrice }) => ({ quantity, unitPrice: toPence(unitPrice ?? 0) }));
  // Services make no delivery free.
  const goods = lines.filter((_, nth) => !quote.lines[nth]?.service);
  const ownFee = chosen ? feeOf(chosen, subtotalOf(goods)) : 0;
  return totals({
    lines,
    discountPence: 0,
    deliveryFeePence: quote.delivery ? toPence(quote.delivery.fee) : ownFee,
    vatRate: vatRateFor(
      isCollection ? null : destinationOf(values, addresses),
      toBasisPoints(quote.sums?.vatRate ?? 0),
    ),
  });
}
