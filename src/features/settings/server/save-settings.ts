import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import type { settingsBody } from '#features/settings/contract.ts';
import type { Transaction } from '#platform/database.ts';
import { londonDayOf } from '#values/london-day.ts';
import type { SettingsDeps } from './api.ts';
import { saveVatRates } from './save-vat-rates.ts';
import { readSettings, replaceSetting, type Settings } from './settings.ts';

type Sections = z.output<typeof settingsBody>;
type Section = keyof Sections;

export interface Saving {
  actorId: number;
  at: Date;
}

/**
 * Saves the sections that were sent, all or none, and records each real change in the audit log. Throws `conflict` for a stale
 * version; equal values change nothing.
 */
export async function saveSettings(tx: Transaction, sections: Sections, saving: Saving, deps: SettingsDeps) {
  const before = await readSettings(tx);
  let isChanged = false;
  const record = (section: Section, from: object, to: object) => {
    isChanged = true;
    const change = { action: `settings.${section}_changed`, recordType: 'settings', recordId: SHOP };
    return deps.recordChange(tx, { ...change, actorId: saving.actorId, before: from, after: to }, saving.at);
  };

  for (const { key, value, version } of entriesOf(sections)) {
    if (isDeepStrictEqual(before[key], value)) continue;
    await replaceSetting(tx, key, value, version);
    await record(key, asObject(before[key]), asObject(value));
  }
  const rates = sections.vat && (await saveVatRates(tx, sections.vat, londonDayOf(saving.at)));
  if (rates) await record('vat', rates.before, rates.after);
  if (isChanged) await deps.touchPages(tx);
}

// The audit log names records by number, and there is one shop.
const SHOP = 1;

interface Entry {
  key: Exclude<keyof Settings, 'mode' | 'vat' | 'companyPlace'>;
  value: Settings[Entry['key']];
  version: number;
}

function entriesOf(sections: Sections): Entry[] {
  const { company, deliveryOrigin, refunds, stock, electricity, secondFactor, holding, mail } = sections;
  const { branches, claims, social } = sections;
  const entries: Entry[] = [];
  if (company) {
    const { version, ...fields } = company;
    const value = { ...fields, tradingName: fields.tradingName ?? fields.name };
    entries.push({ key: 'company', value, version });
  }
  if (deliveryOrigin) {
    const { version, ...value } = deliveryOrigin;
    entries.push({ key: 'deliveryOrigin', value, version });
  }
  if (refunds) {
    const { version, ...value } = refunds;
    entries.push({ key: 'refunds', value, version });
  }
  if (stock) {
    const { version, ...value } = stock;
    entries.push({ key: 'stock', value, version });
  }
  if (electricity) {
    const { version, ...value } = electricity;
    entries.push({ key: 'electricity', value, version });
  }
  if (secondFactor) {
    const { version, ...value } = secondFactor;
    entries.push({ key: 'secondFactor', value, version });
  }
  if (holding) {
    const { version, ...value } = holding;
    entries.push({ key: 'holding', value: withoutAbsent(value), version });
  }
  if (mail) {
    const { version, ...value } = mail;
    entries.push({ key: 'mail', value, version });
  }
  if (branches) entries.push({ key: 'branches', value: branches.list, version: branches.version });
  if (claims) entries.push({ key: 'claims', value: claims.list.map(withoutAbsent), version: claims.version });
  if (social) entries.push({ key: 'social', value: social.list, version: social.version });
  return entries;
}

// JSON drops `undefined`; without it a value compares equal to its stored form.
function withoutAbsent<Value extends object>(value: Value): Value {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as Value;
}

function asObject(value: Settings[keyof Settings]): object {
  return Array.isArray(value) ? { list: value } : (value as object);
}
