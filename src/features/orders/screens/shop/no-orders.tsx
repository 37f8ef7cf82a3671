import { Package } from 'lucide-react';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { paths } from '#web/paths.ts';

export function NoOrders() {
  return (
    <EmptyState
      title="No orders yet"
      description="Once you have bought something, you follow it from here to your door."
      icon={<Package />}
      actions={<ButtonLink href={paths.search()}>Browse products</ButtonLink>}
    />
  );
}
