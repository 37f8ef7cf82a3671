import type { AuditEntry } from '#features/audit/contract.ts';
import { inWords } from '#features/audit/differences.ts';

const FIELDS = ['actorId', 'action', 'recordType', 'recordId', 'from', 'to'] as const;

/** What the audit screen shows, as it stands in the address; texts, as the API takes them. */
export type AuditView = Partial<Record<(typeof FIELDS)[number], string>> & {
  /** The cursors of the pages walked through so far; the last one is the page shown. */
  trail: string[];
};

const FORMS: Record<(typeof FIELDS)[number], RegExp> = {
  actorId: /^[1-9]\d{0,8}$/,
  action: /^[a-z][a-z0-9_.]{0,59}$/,
  recordType: /^[a-z][a-z0-9_.]{0,39}$/,
  recordId: /^[1-9]\d{0,8}$/,
  from: /^2[01]\d\d-\d\d-\d\d$/,
  to: /^2[01]\d\d-\d\d-\d\d$/,
};

/** Reads the filter from an address; what cannot be meant counts as not asked for. */
export function readAuditView(search: URLSearchParams): AuditView {
  const view: AuditView = { trail: search.getAll('after') };
  for (const field of FIELDS) {
    const value = search.get(field)?.trim() ?? '';
    const isDay = field === 'from' || field === 'to';
    if (FORMS[field].test(value) && !(isDay && isNoDay(value))) view[field] = value;
  }
  return view;
}

/** The filter without the page, as the API takes it. */
export function auditQuery({ trail: _, ...filter }: AuditView): Omit<AuditView, 'trail'> {
  return filter;
}

/** The view as the query part of an address; `''` for the whole log. */
export function auditSearch({ trail, ...filter }: AuditView): string {
  const search = new URLSearchParams(Object.entries(filter));
  for (const cursor of trail) search.append('after', cursor);
  return search.size > 0 ? `?${search}` : '';
}

/** `order.status_changed` in words: `Order: status changed`. */
export function actionInWords(action: string): string {
  const [record = '', ...verb] = action.split('.');
  return verb.length > 0 ? `${inWords(record)}: ${inWords(verb.join(' ')).toLowerCase()}` : inWords(record);
}

// By what people know a record, where it has such a thing.
const NAMES = ['orderNumber', 'name', 'username', 'code', 'title'];

/** The record that a change was made to, as people know it: `Order 12 (BF-7K2M-9QXD)`. */
export function recordInWords({ recordType, recordId, before, after }: AuditEntry): string {
  const name = NAMES.map((field) => after?.[field] ?? before?.[field]).find((value) => typeof value === 'string');
  return `${inWords(recordType)} ${recordId}${name ? ` (${name})` : ''}`;
}

/** Who changed it, by name; the shop itself for what nobody did. */
export function actorName(actor: AuditEntry['actor']): string {
  if (!actor) return 'The shop itself';
  return [actor.firstName, actor.lastName].filter(Boolean).join(' ') || actor.username;
}

function isNoDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text;
}
