import type { AuditEntry } from './contract.ts';
import { inWords } from './differences.ts';
import { REMOVED } from './removed.ts';

// The fields by which an entry itself names its record.
const OWN_NAMES = 'orderNumber number name username code title subject fileName topic query terms day'.split(' ');

/**
 * The changed record as people call it: `Order BF-7K2M-9QXD`. For one that is gone, the name that stands in the entry, or else its
 * number: `Order 12`.
 */
export function recordInWords({
  recordType,
  recordId,
  before,
  after,
  names,
}: Omit<AuditEntry, 'id' | 'at' | 'actor' | 'action'>): string {
  const kind = inWords(recordType);
  if (recordType === 'settings') return kind;
  const own = OWN_NAMES.map((field) => after?.[field] ?? before?.[field]).find(
    (value) => typeof value === 'string' && value !== REMOVED,
  );
  return `${kind} ${names[`${recordType} ${recordId}`] ?? own ?? recordId}`;
}
