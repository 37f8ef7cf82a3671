import { SECURITY_EVENTS } from '#features/security/events.ts';
import { controlClass } from '#ui/control-class.ts';
import { FilterDay } from '#web/lists/filter-day.tsx';
import { FilterSelects, optionsOf } from '#web/lists/filter-selects.tsx';
import type { SecurityView } from './security-view.ts';

const KINDS = optionsOf(SECURITY_EVENTS);

/** The filters of the security log. An account is chosen by its name in the list. */
export function SecurityFilters({ filter }: Pick<SecurityView, 'filter'>) {
  return (
    <>
      <FilterSelects
        values={filter}
        filters={[
          {
            ...{ name: 'kind', label: 'Event', any: 'Every event', options: KINDS },
            className: 'min-w-36 flex-1 sm:max-w-56',
          },
        ]}
      />
      <input
        type="text"
        name="address"
        aria-label="Network address"
        placeholder="Network address"
        maxLength={50}
        defaultValue={filter.address ?? ''}
        className={`${controlClass} min-w-36 flex-1 sm:max-w-52`}
      />
      <FilterDay name="from" label="From" value={filter.from} />
      <FilterDay name="to" label="To" value={filter.to} />
      {filter.userId && <input type="hidden" name="userId" value={filter.userId} />}
    </>
  );
}
