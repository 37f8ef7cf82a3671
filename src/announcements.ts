// Contents 3: everything that can be announced, and what each announcement says. `reactions.ts` has what it sets off.
import type { FactorChange } from '#features/factors/factor-change.ts';
import type { OwedWay } from '#features/orders/owed-back.ts';
import type { OrderStatus } from '#features/orders/status.ts';
import type { DisputeStatus } from '#features/payments/card-statuses.ts';
import type { ReturnStatus } from '#features/returns/reasons.ts';
import type { MembershipLevel } from '#features/rewards/levels.ts';
import type { LondonDay } from '#values/london-day.ts';

/** `isQuiet`: the customer is told otherwise. `isHoldOver`: it was cancelled because it was not paid in time. */
type StatusSet = { orderId: number; from: OrderStatus; to: OrderStatus; isQuiet?: boolean; isHoldOver?: boolean };

/** For undoing a change of status: the id of its `order.status_set`, and the values before. */
type Undoable = { bell: number; was: { actualDelivery: string | null; deliveryConfirmedAt: string | null } };

type MoneyDecided = { how: OwedWay; reason: string; dueOn: LondonDay | null; reference?: string; actorId: number };

type ReturnAt<Status extends ReturnStatus> = { orderId: number; returnId: number; status: Status };

declare module '#platform/announcements.ts' {
  // Payloads are stored as JSON and read by the next and the previous release: members may be added, never changed.
  interface Announcements {
    'order.placed': { orderId: number };
    'order.status_set': StatusSet;
    /** `money`: what was decided about what was paid, done when this is handled. */
    'order.status_changed': StatusSet & Partial<Undoable> & { money?: MoneyDecided };
    'order.status_undone': { orderId: number; bell: number };
    /** `message` is deleted with the customer's account. */
    'order.delivery_changed': {
      orderId: number;
      deliverOn: LondonDay | null;
      isElsewhere: boolean;
      isBack: boolean;
      message?: string | null;
    };

    /** Staff have confirmed the day of the fitting, or of the survey where nothing is fitted; `was`: the day that was confirmed before. */
    'order.fitting_confirmed': { orderId: number; day: LondonDay; was: LondonDay | null; visit?: 'fitting' | 'survey' };

    /** The goods of an unpaid order are released after this day. */
    'order.hold_ending': { orderId: number; heldUntil: LondonDay };
    'order.hold_extended': { orderId: number; heldUntil: LondonDay };

    'order_request.made': { requestId: number };
    'order_request.offered': { requestId: number };
    'order_request.declined': { requestId: number };

    'payment.received': { orderId: number; paymentId: number };
    'payment.refunded': { orderId: number; paymentId: number };
    'payment.held': { orderId: number; cardPaymentId: number };
    'payment.refund_failed': { orderId: number; cardRefundId: number };
    'payment.disputed': { orderId: number; disputeId: number; status: DisputeStatus };

    /** Staff have paid out credit of an account in money. */
    'credit.paid_out': { customerId: number; payoutId: number };
    /** Points that were taken back have lowered a customer's level. */
    'rewards.level_lowered': { customerId: number; from: MembershipLevel };

    /** It can be bought again: in stock, switched on and not archived. */
    'stock.returned': { productId: number };

    /** What has needed a person for a while, the weightiest first. */
    'status.concerned': { concerns: { title: string; action: string }[] };

    'return.requested': { orderId: number; returnId: number };
    'return.answered': ReturnAt<'accepted' | 'refused'>;
    'return.completed': ReturnAt<'completed'>;
    /** The files of deleted rows. */
    'return.pictures_deleted': { files: string[] };

    'quote.requested': { quoteId: number };
    /** `round`: how often it has been sent, this time included. */
    'quote.sent': { quoteId: number; round: number };
    'quote.withdrawn': { quoteId: number };
    'quote.accepted': { quoteId: number; orderId: number };
    'quote.declined': { quoteId: number };

    'message.received': { messageId: number };
    'message.answered': { messageId: number; replyId: number };

    'security.alert': { eventId: number };

    /** `message`: what a customer wrote beside the registration. */
    'user.created': { userId: number; message?: string };
    /** `isSignedIn`: changed by the user while signed in, not by a link. */
    'user.password_changed': { userId: number; isSignedIn?: boolean };
    /** `isOwn`: proposed by the user; otherwise by staff. `effectiveAt`: set by an admin, without a link. */
    'user.email_proposed': { userId: number; from: string; to: string; isOwn: boolean; effectiveAt: string | null };
    /** `from`: the old address. */
    'user.email_changed': { userId: number; from: string };
    'user.second_factor_changed': { userId: number; change: FactorChange };
    'user.password_link_made': { userId: number };
    /** `userId` is 0 for an address without an account, so that both cases take the same time. */
    'password_reset.requested': { userId: number };
    'signup.requested': { requestId: number };
    'signup.approved': { requestId: number; userId: number };
    'signup.rejected': { requestId: number };

    'email.sent_again': { emailId: number };
  }
}
