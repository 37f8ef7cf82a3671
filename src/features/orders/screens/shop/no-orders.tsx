import { Package } from 'lucide-react';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { UiLink } from '#ui/link.tsx';
import { paths } from '#web/paths.ts';

export function NoOrders() {
  return (
    <EmptyState
      title="No orders yet"
      description="Once you have bought something, you follow it from here to your door."
      icon={<Package />}
      actions={
        <UiLink href={paths.search()} className={buttonClass()}>
          Browse products
        </UiLink>
      }
    />
  );
}
