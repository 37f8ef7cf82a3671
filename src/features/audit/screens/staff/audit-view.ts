import { nameOfUser } from '#features/accounts/user-name.ts';
import type { AuditEntry } from '#features/audit/contract.ts';
import { inWords } from '#features/audit/differences.ts';
import { isDayOfTrade } from '#values/london-day.ts';
import { type ListView, readListView } from '#web/lists/list-view.ts';

// As the API takes them.
const FIELDS = {
  actorId: isId,
  action: (value: string) => /^[a-z][a-z0-9_.]{0,59}$/.test(value),
  recordType: (value: string) => /^[a-z][a-z0-9_.]{0,39}$/.test(value),
  recordId: isId,
  from: isDayOfTrade,
  to: isDayOfTrade,
};

/** The state of the audit screen in its address. */
export type AuditView = ListView<typeof FIELDS>;

/** Reads the filter from an address; invalid values are ignored. */
export function readAuditView(search: URLSearchParams): AuditView {
  return readListView(search, FIELDS);
}

/** `order.status_changed` in words: `Order: status changed`. */
export function actionInWords(action: string): string {
  const [record = '', ...verb] = action.split('.');
  return verb.length > 0 ? `${inWords(record)}: ${inWords(verb.join(' ')).toLowerCase()}` : inWords(record);
}

/** The name of the actor; the shop itself for an automatic change. */
export function actorName(actor: AuditEntry['actor']): string {
  return actor ? nameOfUser(actor) : 'The shop itself';
}

function isId(value: string): boolean {
  return /^[1-9]\d{0,8}$/.test(value);
}
