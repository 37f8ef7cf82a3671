import type { ReactNode } from 'react';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { capital } from '#values/capital.ts';
import { paths } from '#web/paths.ts';
import type { OrderFilter } from './order-filter.ts';

type CountProps = { count: number | string };

type OrderNoticesProps = {
  /** How many wait for each: a number, or 'more than' one. */
  waiting: Record<'overdue' | 'held' | 'owedBack' | 'returns', number | string>;
  filter: OrderFilter;
};

/** What waits for staff, above the list of orders; not what the list shows already. */
export function OrderNotices({
  waiting: { overdue, held, owedBack, returns },
  filter: { payment },
}: OrderNoticesProps) {
  return (
    <>
      {overdue !== 0 && payment !== 'overdue' && <OverdueNotice count={overdue} />}
      {held !== 0 && payment !== 'held' && <HeldNotice count={held} />}
      {owedBack !== 0 && payment !== 'owed_back' && <OwedBackNotice count={owedBack} />}
      {returns !== 0 && <ReturnsNotice count={returns} />}
    </>
  );
}

/** Overdue bank transfers (decision C9). */
function OverdueNotice({ count }: CountProps) {
  return (
    <Waiting tone="caution" count={count} href={`${paths.staffOrders}?payment=overdue`}>
      {count === 1 ? 'One bank transfer has' : `${capital(String(count))} bank transfers have`} not arrived by{' '}
      {count === 1 ? 'its' : 'their'} day.
    </Waiting>
  );
}

/** Payments that do not match their order (docs/decisions/0027). */
function HeldNotice({ count }: CountProps) {
  return (
    <Waiting tone="caution" count={count} href={`${paths.staffOrders}?payment=held`}>
      {count === 1 ? 'A card payment of one order waits' : `Card payments of ${count} orders wait`} for a decision.
    </Waiting>
  );
}

/** Money of cancelled orders, and what was paid too much, that has not gone back (decision C16). */
function OwedBackNotice({ count }: CountProps) {
  return (
    <Waiting tone="caution" count={count} href={paths.owedBack}>
      {count === 1 ? 'Money of one order is' : `Money of ${count} orders is`} owed back.
    </Waiting>
  );
}

function ReturnsNotice({ count }: CountProps) {
  return (
    <Waiting tone="info" count={count} href={`${paths.staffReturns}?status=requested`}>
      {count === 1 ? 'One return waits' : `${capital(String(count))} returns wait`} for an answer.
    </Waiting>
  );
}

type WaitingProps = CountProps & { tone: 'caution' | 'info'; href: string; children: ReactNode };

function Waiting({ count, tone, href, children }: WaitingProps) {
  return (
    <Notice tone={tone} className="mb-4">
      {children} <TextLink href={href}>Show {count === 1 ? 'it' : 'them'}</TextLink>
    </Notice>
  );
}
