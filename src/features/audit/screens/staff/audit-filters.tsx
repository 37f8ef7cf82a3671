import type { AuditEntry } from '#features/audit/contract.ts';
import { inWords } from '#features/audit/differences.ts';
import { controlClass } from '#ui/control-class.ts';
import { Select } from '#ui/select-field.tsx';
import { FilterDay } from '#web/lists/filter-day.tsx';
import { type AuditView, actionInWords, actorName } from './audit-view.ts';

export interface AuditChoices {
  actors: readonly NonNullable<AuditEntry['actor']>[];
  actions: readonly string[];
  recordTypes: readonly string[];
}

/** The filters of the audit log. */
export function AuditFilters({ filter, choices }: Pick<AuditView, 'filter'> & { choices: AuditChoices }) {
  return (
    <>
      <Select
        name="actorId"
        aria-label="Person"
        defaultValue={filter.actorId ?? ''}
        placeholder="Everybody"
        options={choices.actors.map((actor) => ({
          value: String(actor.id),
          label: `${actorName(actor)} (${actor.username})`,
        }))}
        className="min-w-36 flex-1 sm:max-w-56"
      />
      <Select
        name="action"
        aria-label="Action"
        defaultValue={filter.action ?? ''}
        placeholder="Every action"
        options={choices.actions.map((action) => ({ value: action, label: actionInWords(action) }))}
        className="min-w-36 flex-1 sm:max-w-56"
      />
      <Select
        name="recordType"
        aria-label="Kind of record"
        defaultValue={filter.recordType ?? ''}
        placeholder="Every record"
        options={choices.recordTypes.map((type) => ({ value: type, label: inWords(type) }))}
        className="min-w-36 flex-1 sm:max-w-44"
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
