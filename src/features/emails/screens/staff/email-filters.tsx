import { EMAIL_STATUS_NAMES, EMAIL_STATUSES } from '#features/emails/status.ts';
import { TEMPLATE_NAMES } from '#features/emails/template-names.ts';
import { Select } from '#ui/select-field.tsx';
import { FilterDay } from '#web/lists/filter-day.tsx';
import type { EmailsView } from './emails-view.ts';

/** The filters of the e-mails. */
export function EmailFilters({ view }: { view: EmailsView }) {
  return (
    <>
      <Select
        name="status"
        aria-label="Status"
        defaultValue={view.status ?? ''}
        placeholder="Every status"
        options={EMAIL_STATUSES.map((status) => ({ value: status, label: EMAIL_STATUS_NAMES[status] }))}
        className="min-w-36 flex-1 sm:max-w-40"
      />
      <Select
        name="template"
        aria-label="Kind of message"
        defaultValue={view.template ?? ''}
        placeholder="Every kind"
        options={Object.entries(TEMPLATE_NAMES).map(([value, label]) => ({ value, label }))}
        className="min-w-36 flex-1 sm:max-w-52"
      />
      <FilterDay name="from" label="From" value={view.from} />
      <FilterDay name="to" label="To" value={view.to} />
    </>
  );
}
