import { ListChecks, MapPin, Settings, ShoppingCart, Store } from 'lucide-react';
import type { User } from '#features/accounts/contract.ts';
import { storePath } from '#features/catalogue/screens/shop/store-path.ts';
import type { Credit } from '#features/credit/contract.ts';
import { CreditHistory } from '#features/credit/screens/credit-history.tsx';
import type { Order } from '#features/orders/contract.ts';
import { RECENT_COUNT } from '#features/orders/recent.ts';
import { NoOrders } from '#features/orders/screens/shop/no-orders.tsx';
import { RecentOrders } from '#features/orders/screens/shop/recent-orders.tsx';
import type { Quote } from '#features/quotes/contract.ts';
import { OwnQuotes } from '#features/quotes/screens/shop/own-quotes.tsx';
import type { Rewards } from '#features/rewards/contract.ts';
import { LEVELS } from '#features/rewards/levels.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { StatCard, StatRow } from '#ui/stat-card.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { formatPounds, toPence } from '#values/money.ts';
import { paths } from '#web/paths.ts';

type AccountOverviewProps = {
  user: User;
  orders: { count: number; recent: readonly Order[] };
  /** Null for a user who earns no points. */
  rewards: Rewards | null;
  quotes: readonly Quote[];
  /** Null for a user who can have none. */
  credit: Credit | null;
};

/** The Overview tab: figures, quick links, quotes and recent orders. */
export function AccountOverview({ user, orders, rewards, quotes, credit }: AccountOverviewProps) {
  return (
    <div className="flex flex-col gap-10">
      <StatRow>
        <StatCard label="Total orders" value={orders.count.toLocaleString('en-GB')} />
        {rewards && <StatCard label="Reward points" value={rewards.rewardPoints.toLocaleString('en-GB')} />}
        {rewards && <StatCard label="Membership level" value={LEVELS[rewards.membershipLevel].name} />}
        {credit && credit.entries.length > 0 && (
          <StatCard
            label="Account credit"
            value={formatPounds(toPence(credit.balance))}
            hint="Spend it at the checkout"
          />
        )}
      </StatRow>
      <nav aria-label="Quick links" className="flex flex-wrap gap-3">
        <ButtonLink href={paths.trackOrder()} variant="secondary">
          <MapPin aria-hidden="true" className="size-4" />
          Track an order
        </ButtonLink>
        <ButtonLink href={storePath(user)} variant="secondary">
          <Store aria-hidden="true" className="size-4" />
          Browse products
        </ButtonLink>
        <ButtonLink href={paths.cart} variant="secondary">
          <ShoppingCart aria-hidden="true" className="size-4" />
          View cart
        </ButtonLink>
        <ButtonLink href={paths.lists} variant="secondary">
          <ListChecks aria-hidden="true" className="size-4" />
          Project lists
        </ButtonLink>
        <ButtonLink href={paths.accountSettings} variant="secondary">
          <Settings aria-hidden="true" className="size-4" />
          Settings
        </ButtonLink>
      </nav>
      <OwnQuotes quotes={quotes} hrefOf={({ number }) => paths.quote(number)} />
      {credit && credit.entries.length > 0 && (
        <section aria-labelledby="credit">
          <h2 id="credit" className="title-2 mb-3">
            Account credit
          </h2>
          <CreditHistory entries={credit.entries} />
        </section>
      )}
      <section aria-labelledby="recent">
        <div className="mb-3 flex flex-wrap items-baseline justify-between gap-4">
          <h2 id="recent" className="title-2">
            Recent orders
          </h2>
          {orders.count > RECENT_COUNT && (
            <TextLink href="?tab=orders" className="text-sm">
              All {orders.count.toLocaleString('en-GB')} orders
            </TextLink>
          )}
        </div>
        {orders.count === 0 ? (
          <NoOrders />
        ) : (
          <RecentOrders orders={orders.recent} hrefOf={(order) => paths.order(order.orderNumber)} />
        )}
      </section>
    </div>
  );
}
