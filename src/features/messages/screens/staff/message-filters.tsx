import { MESSAGE_KIND_NAMES, MESSAGE_KINDS, MESSAGE_STATUS_NAMES, MESSAGE_STATUSES } from '#features/messages/kinds.ts';
import { Select } from '#ui/select-field.tsx';
import type { ListView } from '#web/lists/list-view.ts';

/** The filters of the messages in the address. */
export const MESSAGE_FIELDS = {
  q: null,
  status: MESSAGE_STATUSES,
  kind: MESSAGE_KINDS,
  assigned: ['me', 'nobody'],
} as const;

/** The filters of the messages. */
export function MessageFilters({ filter }: Pick<ListView<typeof MESSAGE_FIELDS>, 'filter'>) {
  return (
    <>
      <Select
        name="status"
        aria-label="Status"
        defaultValue={filter.status ?? ''}
        placeholder="Every status"
        options={MESSAGE_STATUSES.map((status) => ({ value: status, label: MESSAGE_STATUS_NAMES[status] }))}
        className="basis-[calc(50%-0.25rem)] sm:w-36 sm:basis-auto"
      />
      <Select
        name="assigned"
        aria-label="Assigned"
        defaultValue={filter.assigned ?? ''}
        placeholder="Everybody's"
        options={[
          { value: 'me', label: 'Assigned to me' },
          { value: 'nobody', label: 'Not assigned' },
        ]}
        className="flex-1 basis-[calc(50%-0.25rem)] sm:w-40 sm:flex-none sm:basis-auto"
      />
      <Select
        name="kind"
        aria-label="Kind"
        defaultValue={filter.kind ?? ''}
        placeholder="Every kind"
        options={MESSAGE_KINDS.map((kind) => ({ value: kind, label: MESSAGE_KIND_NAMES[kind] }))}
        className="flex-1 basis-[calc(50%-0.25rem)] sm:w-40 sm:flex-none sm:basis-auto"
      />
    </>
  );
}
