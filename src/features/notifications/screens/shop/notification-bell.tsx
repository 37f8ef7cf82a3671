import { Bell } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { unreadBadge } from '#features/notifications/limits.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Popover } from '#ui/popover.tsx';
import { Spinner } from '#ui/spinner.tsx';

const NotificationPanel = lazy(async () => ({ default: (await import('./notification-panel.tsx')).NotificationPanel }));

export function NotificationBell({ unread }: { unread: number }) {
  return (
    <Popover
      label="Delivery updates"
      // Full width on a phone.
      className="max-sm:fixed! max-sm:inset-x-4! max-sm:top-14! max-sm:w-auto!"
      trigger={(props) => (
        <IconButton
          {...props}
          label={unread > 0 ? `Delivery updates, ${unread} unread` : 'Delivery updates'}
          badge={unreadBadge(unread)}
        >
          <Bell aria-hidden="true" className="size-5" />
        </IconButton>
      )}
    >
      {() => (
        <Suspense fallback={<PanelWait />}>
          <NotificationPanel />
        </Suspense>
      )}
    </Popover>
  );
}

function PanelWait() {
  return (
    <div className="grid min-h-48 place-items-center">
      <Spinner label="Loading delivery updates" />
    </div>
  );
}
