import { textOf, textsOf } from '#values/form-text.ts';
import type { Problem } from '#values/problem.ts';
import { typedAmount } from '#web/forms/typed-amount.ts';
import type { SettingsSent } from './contract.ts';

// Turns the forms into API bodies. The API trims and checks; here only the shape changes.

/** The sections that have a form of their own. */
export type SettingsSection = keyof SettingsSent;

/** One section from its form; blank rows are left out. */
export function readSettingsForm(section: SettingsSection, form: FormData): SettingsSent {
  const version = Number(form.get('version'));
  switch (section) {
    case 'company':
      return { company: { version, ...readCompany(form) } };
    case 'vat':
      return { vat: { version, upcoming: readRows(form, 'vat.upcoming', ['rate', 'validFrom']) } };
    case 'deliveryOrigin':
      return { deliveryOrigin: { version, ...readOrigin(form) } };
    case 'refunds':
      return { refunds: { version, adminsOnly: form.get('refunds.adminsOnly') !== null } };
    case 'stock':
      return { stock: { version, reorderPoint: readNumber(textOf(form, 'stock.reorderPoint')) } };
    case 'electricity':
      return { electricity: { version, pencePerKwh: readNumber(textOf(form, 'electricity.pencePerKwh')) } };
    case 'secondFactor':
      return { secondFactor: { version, graceDays: readNumber(textOf(form, 'secondFactor.graceDays')) } };
    case 'holding':
      return { holding: { version, ...readHolding(form) } };
    case 'mail':
      return {
        mail: {
          version,
          perHour: readNumber(textOf(form, 'mail.perHour')),
          resetsPerHour: readNumber(textOf(form, 'mail.resetsPerHour')),
        },
      };
    case 'branches':
      return { branches: { version, list: readRows(form, 'branches.list', ['country', 'city', 'address', 'phone']) } };
    case 'claims':
      return { claims: { version, list: readClaims(form) } };
    case 'social':
      return { social: { version, list: readRows(form, 'social.list', ['name', 'href']) } };
  }
}

/** The company's fields of a form. */
export function readCompany(form: FormData) {
  const names = ['name', 'tradingName', 'companyNumber', 'vatNumber', 'email', 'phone', 'openingHours'] as const;
  const addressLines = textOf(form, 'company.addressLines').split(/\r?\n/);
  return { ...textsOf(form, names, 'company.'), addressLines };
}

function readHolding(form: FormData) {
  const text = (key: string) => textOf(form, `holding.${key}`).trim();
  const [orders, amount] = [text('guestOrders'), text('guestAmount')];
  return {
    accountDays: readNumber(text('accountDays')),
    guestDays: readNumber(text('guestDays')),
    noticeDays: readNumber(text('noticeDays')),
    guestOrders: orders === '' ? null : readNumber(orders),
    guestAmount: amount === '' ? null : typedAmount(amount),
    guestShare: readNumber(text('guestShare')),
    newAccounts: form.get('holding.newAccounts') !== null,
  };
}

function readOrigin(form: FormData) {
  const { address, lat, lng } = textsOf(form, ['address', 'lat', 'lng'], 'deliveryOrigin.');
  return { address, lat: readNumber(lat), lng: readNumber(lng) };
}

function readClaims(form: FormData) {
  return readRows(form, 'claims.list', ['title', 'text', 'href', 'needsDeliveryDays']).map((row) => {
    const { needsDeliveryDays: days, ...claim } = row;
    return { ...claim, needsDeliveryDays: days.trim() === '' ? undefined : readNumber(days) };
  });
}

function readRows<Key extends string>(form: FormData, list: string, keys: readonly Key[]): Record<Key, string>[] {
  return filledRows(form, list).map((number) => textsOf(form, keys, `${list}.${number}.`));
}

/** The numbers of the rows that are not blank, in order: 0 and 2 when row 1 was removed. */
function filledRows(form: FormData, list: string): string[] {
  const filled = [...form].flatMap(([name, value]) => {
    const [number] = name.startsWith(`${list}.`) ? name.slice(list.length + 1).split('.') : [];
    return number && String(value).trim() !== '' ? [number] : [];
  });
  return [...new Set(filled)];
}

const LISTS = ['vat.upcoming', 'branches.list', 'claims.list', 'social.list'];

/** The problem with its errors renamed to the rows of the form; the API counts without the blank rows. */
export function errorsByRow(problem: Problem, form: FormData): Problem {
  if (!problem.errors) return problem;
  const rename = (field: string) => {
    const list = LISTS.find((name) => field.startsWith(`${name}.`));
    const [index = '', ...rest] = list ? field.slice(list.length + 1).split('.') : [];
    const number = list && filledRows(form, list)[Number(index)];
    return number ? [list, number, ...rest].join('.') : field;
  };
  const errors = Object.fromEntries(Object.entries(problem.errors).map(([field, told]) => [rename(field), told]));
  return { ...problem, errors };
}

// NaN makes the API answer with an error for the field.
function readNumber(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text.replace(',', '.'));
}
