import { USER_TYPE_NAMES } from '#features/accounts/user-types.ts';
import { FilterSelects, optionsOf } from '#web/lists/filter-selects.tsx';
import type { PeopleView } from './people-view.ts';

const STATES = optionsOf({ active: 'Active', inactive: 'Inactive' });
const className = 'min-w-32 flex-1 sm:w-36 sm:flex-none';
const FILTERS = [
  { name: 'userType', label: 'Role', any: 'Every role', options: optionsOf(USER_TYPE_NAMES), className },
  { name: 'state', label: 'Status', any: 'Any status', options: STATES, className },
] as const;

/** The filters of the users. */
export function UserFilters({ view }: { view: PeopleView }) {
  return <FilterSelects values={view} filters={FILTERS} />;
}
