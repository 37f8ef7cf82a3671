import { Check, MapPin, PackageCheck, Truck, X } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { UiLink } from '#ui/link.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useToast } from '#ui/toast.tsx';
import { formatDateTime } from '#values/instant.ts';
import { api, sentenceOf } from '#web/api.ts';
import { paths } from '#web/paths.ts';
import { useQueryClient } from '#web/query/client-context.tsx';
import { useMutation } from '#web/query/use-mutation.ts';
import { useQuery } from '#web/query/use-query.ts';
import { failureToast } from '#web/toast-texts-everywhere.ts';

type Notification = Awaited<ReturnType<typeof api<'GET /api/notifications'>>>['items'][number];

export function NotificationPanel() {
  const list = useQuery({
    queryKey: ['notifications'],
    queryFn: ({ signal }) => api('GET /api/notifications', {}, { signal }),
    // Users open the bell to see what is new.
    refetchOnMount: 'always',
  });
  const change = useChange();
  return (
    <div>
      <div className="flex min-h-14 items-center justify-between gap-2 border-line border-b py-1 ps-4 pe-2">
        <h2 className="title-3">Delivery updates</h2>
        <Button
          variant="ghost"
          size="sm"
          disabled={!list.data?.unread}
          onClick={() => change.mutate(() => api('POST /api/notifications/read-all'))}
        >
          Mark all read
        </Button>
      </div>
      <div className="max-h-[min(28rem,70dvh)] overflow-y-auto">
        {list.isPending && <Waiting />}
        {list.isError && (
          <p role="alert" className="p-4 text-sm">
            {sentenceOf(list.error, 'Delivery updates could not be read.')}
          </p>
        )}
        {list.data?.items.length === 0 && (
          <p className="p-4 text-ink-soft text-sm">No delivery updates. They appear here when an order moves.</p>
        )}
        <ul>
          {list.data?.items.map((item) => (
            <Item
              key={item.id}
              item={item}
              onRead={() =>
                change.mutate(() => api('PATCH /api/notifications/{id}', { params: { id: String(item.id) } }))
              }
              onDismiss={() =>
                change.mutate(() => api('DELETE /api/notifications/{id}', { params: { id: String(item.id) } }))
              }
            />
          ))}
        </ul>
      </div>
    </div>
  );
}

function useChange() {
  const client = useQueryClient();
  const { toast } = useToast();
  return useMutation({
    mutationFn: (call: () => Promise<unknown>) => call(),
    onError: (error) => toast(failureToast(error, 'That did not work.')),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['notifications'] }),
        client.invalidateQueries({ queryKey: ['session'] }),
      ]),
  });
}

const icons = { status_update: PackageCheck, location_update: MapPin, delivery_alert: Truck };

function Item({ item, onRead, onDismiss }: { item: Notification; onRead: () => void; onDismiss: () => void }) {
  const Icon = icons[item.type];
  return (
    <li className={cx('relative flex items-start gap-3 border-line border-b p-4', !item.isRead && 'bg-accent-wash')}>
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1 text-sm">
        <p className={cx('break-words', !item.isRead && 'font-semibold')}>
          {!item.isRead && <span className="sr-only">Unread: </span>}
          {item.priority === 'high' && <span className="text-negative">Important: </span>}
          {item.orderNumber ? (
            <UiLink href={paths.trackOrder(item.orderNumber)} onClick={onRead} className="hover:underline">
              {item.message}
            </UiLink>
          ) : (
            item.message
          )}
        </p>
        <p className="meta mt-1">
          <time dateTime={item.timestamp}>{formatDateTime(item.timestamp)}</time>
          {item.orderNumber && ` · ${item.orderNumber}`}
        </p>
      </div>
      <div className="-me-2 -my-1 flex shrink-0">
        {!item.isRead && (
          <IconButton label="Mark as read" size="sm" onClick={onRead}>
            <Check aria-hidden="true" className="size-4" />
          </IconButton>
        )}
        <IconButton label="Dismiss" size="sm" onClick={onDismiss}>
          <X aria-hidden="true" className="size-4" />
        </IconButton>
      </div>
    </li>
  );
}

function Waiting() {
  return (
    <div className="appear-late flex flex-col gap-6 p-4">
      <Skeleton className="w-5/6" />
      <Skeleton className="w-2/3" />
      <Skeleton className="w-3/4" />
    </div>
  );
}
