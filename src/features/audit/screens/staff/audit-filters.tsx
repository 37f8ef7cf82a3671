import type { AuditEntry } from '#features/audit/contract.ts';
import { inWords } from '#features/audit/differences.ts';
import { controlClass } from '#ui/control-class.ts';
import { FilterDay } from '#web/lists/filter-day.tsx';
import { FilterSelects } from '#web/lists/filter-selects.tsx';
import { type AuditView, actionInWords, actorName } from './audit-view.ts';

export interface AuditChoices {
  actors: readonly NonNullable<AuditEntry['actor']>[];
  actions: readonly string[];
  recordTypes: readonly string[];
}

const [narrow, wide] = ['min-w-36 flex-1 sm:max-w-44', 'min-w-36 flex-1 sm:max-w-56'];

/** The filters of the audit log. */
export function AuditFilters({ filter, choices }: Pick<AuditView, 'filter'> & { choices: AuditChoices }) {
  const actors = choices.actors.map((actor) => ({
    value: String(actor.id),
    label: `${actorName(actor)} (${actor.username})`,
  }));
  const actions = choices.actions.map((action) => ({ value: action, label: actionInWords(action) }));
  const types = choices.recordTypes.map((type) => ({ value: type, label: inWords(type) }));
  return (
    <>
      <FilterSelects
        values={filter}
        filters={[
          { name: 'actorId', label: 'Person', any: 'Everybody', options: actors, className: wide },
          { name: 'action', label: 'Action', any: 'Every action', options: actions, className: wide },
          { name: 'recordType', label: 'Kind of record', any: 'Every record', options: types, className: narrow },
        ]}
      />
      <input
        type="text"
        inputMode="numeric"
        name="recordId"
        aria-label="Record number"
        placeholder="Number"
        maxLength={9}
        defaultValue={filter.recordId ?? ''}
        className={`${controlClass} w-24! flex-none`}
      />
      <FilterDay name="from" label="From" value={filter.from} />
      <FilterDay name="to" label="To" value={filter.to} />
    </>
  );
}
