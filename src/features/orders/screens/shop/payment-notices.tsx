import { HOME_COUNTRY } from '#features/accounts/countries.ts';
import type { Order } from '#features/orders/contract.ts';
import { transferTimes } from '#features/payments/transfer-time.ts';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { londonDayOf } from '#values/london-day.ts';
import { paths } from '#web/paths.ts';
import { useShop } from '#web/use-shop.ts';
import { useVatWords } from '#web/vat-words.tsx';
import { owedBackSentence } from '../owed-back-words.ts';
import { afterDeposit, isPartPaid, stillDue } from '../still-due.tsx';
import { CardPaymentNotice } from './card-payment-notice.tsx';
import { PayForm } from './pay-form.tsx';

type PaymentNoticesProps = { order: Order; isBankTransfer: boolean; isOwner: boolean; hasPaid: boolean };

/** Says how to pay an order that is not paid yet. */
export function PaymentNotices({ order, isBankTransfer, isOwner, hasPaid }: PaymentNoticesProps) {
  const isWaitingForTransfer = isBankTransfer && order.paymentStatus === 'pending' && order.status !== 'cancelled';
  return (
    <>
      {order.owedBack && (
        <Notice tone="info" className="mb-6" title="We owe you money back">
          {owedBackSentence(order, order.owedBack)}
        </Notice>
      )}
      {isWaitingForTransfer && (
        <div className="mb-6">
          <BankTransferNotice order={order} />
        </div>
      )}
      {isPartPaid(order) && !isWaitingForTransfer && !order.cardPayment && (
        <div className="mb-6">
          <RestNotice order={order} />
        </div>
      )}
      {order.cardPayment && (
        <div className="mb-6">
          <CardPaymentNotice order={order} hasPaid={hasPaid} payButton={isOwner && <PayForm />} />
        </div>
      )}
    </>
  );
}

/** Says how the rest is paid of an order that was paid in part by another way than a transfer. */
function RestNotice({ order }: { order: Order }) {
  const said = useVatWords();
  return (
    <Notice tone="caution" title={said(`${stillDue(order)} inc VAT is still to be paid`)}>
      <p>
        It is due before dispatch.{' '}
        <TextLink href={paths.contact(`Pay the rest of order ${order.orderNumber}`)}>Contact us to pay it</TextLink>.
      </p>
    </Notice>
  );
}

/** Shown to a guest who has just ordered. */
export function KeepAddressNotice() {
  const isSilent = useShop()?.sendsEmail === false;
  return (
    <Notice tone="info" className="mb-6" title="Keep this address">
      This page is yours alone.{' '}
      {isSilent
        ? 'Bookmark it: this shop sends no e-mail yet, and only this address brings you back without an account.'
        : 'Its link is in your receipt too, and brings you back without an account.'}
    </Notice>
  );
}

/** Says how to pay an order by bank transfer. */
function BankTransferNotice({ order }: { order: Order }) {
  const { depositDue, dueOn } = order;
  const asked = depositDue ? stillDue({ ...order, due: depositDue, depositDue: null }) : stillDue(order);
  return (
    <Notice tone="caution" title={depositDue ? 'Waiting for your deposit' : 'Waiting for your bank transfer'}>
      <p>
        Please pay <strong className="tabular">{asked}</strong> by bank transfer and give{' '}
        <strong className="tabular whitespace-nowrap">{order.orderNumber}</strong> as the reference.{' '}
        {`${transferTimes({ day: londonDayOf(new Date(order.orderDate)), dueOn, isFromHome: isFromHome(order) })} `}
        {depositDue
          ? `This is your deposit; the other ${afterDeposit(order)} is due before dispatch.`
          : 'We dispatch when the money has arrived.'}
        {!depositDue && !dueOn && ' Your deposit is here.'}
      </p>
      {order.bankDetails?.map((line) => (
        <p key={line} className="tabular mt-1 font-medium">
          {line}
        </p>
      ))}
    </Notice>
  );
}

// Banks abroad know neither.
function isFromHome({ billingAddress, deliveryAddress }: Order): boolean {
  const { country = HOME_COUNTRY } = billingAddress ?? deliveryAddress ?? {};
  return country === HOME_COUNTRY;
}
