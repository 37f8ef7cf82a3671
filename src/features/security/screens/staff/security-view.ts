import { SECURITY_EVENT_KINDS } from '#features/security/events.ts';
import { isDayOfTrade } from '#values/london-day.ts';
import { type ListView, readListView } from '#web/lists/list-view.ts';

// As the API takes them.
const FIELDS = {
  kind: SECURITY_EVENT_KINDS,
  userId: (value: string) => /^[1-9]\d{0,8}$/.test(value),
  address: (value: string) => /^[\da-fA-F.:/]{2,50}$/.test(value),
  from: isDayOfTrade,
  to: isDayOfTrade,
};

/** The state of the security log in its address. */
export type SecurityView = ListView<typeof FIELDS>;

/** Reads the filter from an address; invalid values are ignored. */
export function readSecurityView(search: URLSearchParams): SecurityView {
  return readListView(search, FIELDS);
}
