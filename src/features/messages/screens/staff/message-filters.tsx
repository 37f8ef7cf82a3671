import { MESSAGE_KIND_NAMES, MESSAGE_KINDS, MESSAGE_STATUS_NAMES, MESSAGE_STATUSES } from '#features/messages/kinds.ts';
import { FilterSelects, optionsOf } from '#web/lists/filter-selects.tsx';
import type { ListView } from '#web/lists/list-view.ts';

/** The filters of the messages in the address. */
export const MESSAGE_FIELDS = {
  q: null,
  status: MESSAGE_STATUSES,
  kind: MESSAGE_KINDS,
  assigned: ['me', 'nobody'],
} as const;

const wide = 'flex-1 basis-[calc(50%-0.25rem)] sm:w-40 sm:flex-none sm:basis-auto';
const FILTERS = [
  {
    ...{ name: 'status', label: 'Status', any: 'Every status', options: optionsOf(MESSAGE_STATUS_NAMES) },
    className: 'basis-[calc(50%-0.25rem)] sm:w-36 sm:basis-auto',
  },
  {
    ...{ name: 'assigned', label: 'Assigned', any: "Everybody's", className: wide },
    options: optionsOf({ me: 'Assigned to me', nobody: 'Not assigned' }),
  },
  { name: 'kind', label: 'Kind', any: 'Every kind', options: optionsOf(MESSAGE_KIND_NAMES), className: wide },
] as const;

/** The filters of the messages. */
export function MessageFilters({ filter }: Pick<ListView<typeof MESSAGE_FIELDS>, 'filter'>) {
  return <FilterSelects values={filter} filters={FILTERS} />;
}
