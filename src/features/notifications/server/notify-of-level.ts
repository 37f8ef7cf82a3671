import { findCustomer } from '#features/accounts/server/door.ts';
import { postNews } from '#features/orders/server/door.ts';
import { LEVELS, MEMBERSHIP_LEVELS } from '#features/rewards/levels.ts';
import { findRewards } from '#features/rewards/server/door.ts';
import type { Reaction } from '#platform/reactions-runner.ts';
import { writeNotification } from './notifications.ts';

const TEMPLATE = 'rewards-level';
const HEADING = 'Your membership level has changed';

/** Tells a customer that points which were taken back have lowered their level, unless they have it again by now. */
export const notifyOfLevel: Reaction<'rewards.level_lowered'> = async (work, { id, at, payload }) => {
  const { customerId, from } = payload;
  const [customer, rewards] = [await findCustomer(work.tx, customerId), await findRewards(work.tx, customerId)];
  if (!customer || !rewards) return;
  const { membershipLevel: level, totalEarned } = rewards;
  if (MEMBERSHIP_LEVELS.indexOf(level) >= MEMBERSHIP_LEVELS.indexOf(from)) return;
  const message = `Your membership level is ${LEVELS[level].name} now; it was ${LEVELS[from].name}.`;
  await writeNotification(work.tx, {
    userId: customerId,
    type: 'status_update',
    priority: 'medium',
    message,
    timestamp: at,
    announcementId: id,
  });
  const count = (points: number) => points.toLocaleString('en-GB');
  const why = `Points of an order that was cancelled or refunded were taken back. You have earned ${count(totalEarned)} points in all, and ${LEVELS[from].name} begins at ${count(LEVELS[from].from)}.`;
  await postNews(work, {
    template: TEMPLATE,
    recipient: customer.email,
    subject: HEADING,
    heading: HEADING,
    text: `${message} ${why}`,
    path: '/customer-dashboard',
    linkText: 'View your points',
    cause: `announcement:${id}:user:${customerId}:${TEMPLATE}`,
  });
};
