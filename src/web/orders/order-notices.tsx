import { TRANSFER_DAYS } from '#features/orders/overdue.ts';
import { UiLink } from '#ui/link.tsx';
import { linkClass } from '#ui/link-class.ts';
import { Notice } from '#ui/notice.tsx';
import { paths } from '#web/paths.ts';

/** Transfers that should have come by now are put before staff (decision C9). */
export function OverdueNotice({ count }: { count: number | string }) {
  return (
    <Notice tone="caution" className="mb-4">
      {count === 1 ? 'One bank transfer has' : `${capital(String(count))} bank transfers have`} not arrived after{' '}
      {TRANSFER_DAYS} days.{' '}
      <UiLink href={`${paths.staffOrders}?payment=overdue`} className={linkClass}>
        Show {count === 1 ? 'it' : 'them'}
      </UiLink>
    </Notice>
  );
}

/** Money that does not fit its order waits for a person (docs/decisions/0027). */
export function HeldNotice({ count }: { count: number | string }) {
  return (
    <Notice tone="caution" className="mb-4">
      {count === 1 ? 'A card payment of one order waits' : `Card payments of ${count} orders wait`} for a decision.{' '}
      <UiLink href={`${paths.staffOrders}?payment=held`} className={linkClass}>
        Show {count === 1 ? 'it' : 'them'}
      </UiLink>
    </Notice>
  );
}

export function ReturnsNotice({ count }: { count: number | string }) {
  return (
    <Notice tone="info" className="mb-4">
      {count === 1 ? 'One return waits' : `${capital(String(count))} returns wait`} for an answer.{' '}
      <UiLink href={`${paths.staffReturns}?status=requested`} className={linkClass}>
        Show {count === 1 ? 'it' : 'them'}
      </UiLink>
    </Notice>
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
