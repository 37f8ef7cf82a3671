import { Building2, Lock, Network, Package, Users } from 'lucide-react';
import type { User } from '#features/accounts/contract.ts';
import { StatCard } from '#ui/stat-card.tsx';
import { paths } from '#web/paths.ts';
import { useShop } from '#web/use-shop.ts';
import type { Workplace } from './read-workplace.ts';

/** The figures of the employer dashboard. */
export function WorkplaceCards({ user, counts }: Pick<Workplace, 'counts'> & { user: User }) {
  const shop = useShop();
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      <StatCard
        label="Company"
        value={<bdi className="name line-clamp-2">{user.companyName || shop?.company.name}</bdi>}
        icon={<Building2 aria-hidden="true" />}
      />
      <StatCard label="Department" value={user.department ?? 'None'} icon={<Network aria-hidden="true" />} />
      <StatCard
        label="Employees"
        value={counts.employees.toLocaleString('en-GB')}
        hint="Active employers and admins"
        icon={<Users aria-hidden="true" />}
      />
      {counts.products === null ? (
        <StatCard label="Products" value="Restricted" hint="Not granted" icon={<Lock aria-hidden="true" />} />
      ) : (
        <StatCard
          href={paths.productStore}
          label="Products"
          value={counts.products.toLocaleString('en-GB')}
          hint="In the product store"
          icon={<Package aria-hidden="true" />}
        />
      )}
    </dl>
  );
}
