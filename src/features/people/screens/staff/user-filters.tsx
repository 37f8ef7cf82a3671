import { USER_TYPE_NAMES, USER_TYPES } from '#features/accounts/user-types.ts';
import { Select } from '#ui/select-field.tsx';
import type { PeopleView } from './people-view.ts';

/** The filters of the users. */
export function UserFilters({ view }: { view: PeopleView }) {
  return (
    <>
      <Select
        name="userType"
        aria-label="Role"
        defaultValue={view.userType ?? ''}
        placeholder="Every role"
        options={USER_TYPES.map((type) => ({ value: type, label: USER_TYPE_NAMES[type] }))}
        className="min-w-32 flex-1 sm:w-36 sm:flex-none"
      />
      <Select
        name="state"
        aria-label="Status"
        defaultValue={view.state ?? ''}
        placeholder="Any status"
        options={[
          { value: 'active', label: 'Active' },
          { value: 'inactive', label: 'Inactive' },
        ]}
        className="min-w-32 flex-1 sm:w-36 sm:flex-none"
      />
    </>
  );
}
