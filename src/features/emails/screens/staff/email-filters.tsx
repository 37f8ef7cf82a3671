import { EMAIL_STATUS_NAMES } from '#features/emails/status.ts';
import { TEMPLATE_NAMES } from '#features/emails/template-names.ts';
import { FilterDay } from '#web/lists/filter-day.tsx';
import { FilterSelects, optionsOf } from '#web/lists/filter-selects.tsx';
import type { EmailsView } from './emails-view.ts';

const [narrow, wide] = ['min-w-36 flex-1 sm:max-w-40', 'min-w-36 flex-1 sm:max-w-52'];
const FILTERS = [
  { name: 'status', label: 'Status', any: 'Every status', options: optionsOf(EMAIL_STATUS_NAMES), className: narrow },
  {
    name: 'template',
    label: 'Kind of message',
    any: 'Every kind',
    options: optionsOf(TEMPLATE_NAMES),
    className: wide,
  },
] as const;

/** The filters of the e-mails. */
export function EmailFilters({ view }: { view: EmailsView }) {
  return (
    <>
      <FilterSelects values={view} filters={FILTERS} />
      <FilterDay name="from" label="From" value={view.from} />
      <FilterDay name="to" label="To" value={view.to} />
    </>
  );
}
