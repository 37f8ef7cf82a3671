import { expect, test } from 'vitest';
import type { AuditEntry } from '#features/audit/contract.ts';
import { recordInWords } from '#features/audit/record-words.ts';
import { listSearch as auditSearch } from '#web/lists/list-view.ts';
import { actionInWords, actorName, readAuditView } from './audit-view.ts';

const entry: AuditEntry = {
  id: 1,
  at: '2026-03-04T05:06:07.000Z',
  actor: null,
  action: 'order.status_changed',
  recordType: 'order',
  recordId: 12,
  before: { orderNumber: 'BF-7K2M-9QXD', status: 'pending' },
  after: null,
  names: {},
};

test('a view survives its address', () => {
  const address = '?actorId=3&action=order.status_changed&recordType=order&recordId=12&from=2026-03-04&after=x&after=y';
  expect(auditSearch(readAuditView(new URLSearchParams(address)))).toBe(address);
});

test.each(['actorId=x', 'action=A B', 'recordId=0', 'recordId=-1', 'from=2026-02-30', 'to=1999-01-01', 'from=', 'q=x'])(
  'what cannot be meant, as %s, counts as not asked for',
  (query) => {
    expect(readAuditView(new URLSearchParams(query)).filter).toEqual({});
  },
);

test('an entry reads as a sentence would', () => {
  expect(actionInWords(entry.action)).toBe('Order: status changed');
  expect(recordInWords(entry)).toBe('Order BF-7K2M-9QXD');
  expect(recordInWords({ ...entry, before: null, names: { 'order 12': 'BF-7K2M-9QXD' } })).toBe('Order BF-7K2M-9QXD');
  // Nothing names it any more, and nothing is made up.
  expect(recordInWords({ ...entry, before: { name: '[removed]' } })).toBe('Order 12');
  expect(recordInWords({ ...entry, recordType: 'settings', recordId: 1 })).toBe('Settings');
  expect(actorName(entry.actor)).toBe('The shop itself');
  expect(actorName({ id: 1, username: 'ng', firstName: null, lastName: null })).toBe('ng');
});
