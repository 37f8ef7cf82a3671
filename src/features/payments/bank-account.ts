import { z } from 'zod';
import { optionalText } from '#platform/http/input.ts';
import { readIban } from '#values/iban.ts';
import { BANK_FIELDS, type BankField } from './settings-text.ts';

const LABELS: Record<BankField, string> = {
  accountName: 'Account name',
  sortCode: 'Sort code',
  accountNumber: 'Account number',
  iban: 'IBAN',
  bic: 'BIC',
};

const fields = {
  accountName: optionalText(70, LABELS.accountName),
  sortCode: detail('sortCode', readSortCode, 'A sort code has 6 digits, such as 12-34-56'),
  accountNumber: detail('accountNumber', readAccountNumber, 'An account number has 8 digits, with zeros in front'),
  iban: detail('iban', readIban, 'This is not an IBAN. Compare it with your bank’s, character by character'),
  bic: detail('bic', readBic, 'A BIC has 8 or 11 letters and digits, such as BUKBGB22'),
};

/** The account for bank transfers, in the form in which it is shown; empty when there is none. */
export const bankAccountFields = z.object(fields).superRefine((account, context) => {
  if (!BANK_FIELDS.some((name) => account[name])) return;
  const need = (name: BankField, message: string) =>
    account[name] || context.addIssue({ code: 'custom', message, path: [name] });
  need('accountName', 'Account name is required');
  if (account.accountNumber) need('sortCode', 'Sort code is required with an account number');
  else if (account.sortCode) need('accountNumber', 'Account number is required with a sort code');
  else need('iban', 'Enter a sort code and an account number, or an IBAN');
  if (isOtherAccount(account)) {
    const message = 'This IBAN is of another sort code and account number. Compare all three with your bank’s';
    context.addIssue({ code: 'custom', message, path: ['iban'] });
  }
  if (isOtherCountry(account)) {
    const message = 'This BIC is of a bank in another country than the IBAN. Compare both with your bank’s';
    context.addIssue({ code: 'custom', message, path: ['bic'] });
  }
});
export type BankAccount = z.output<typeof bankAccountFields>;

// The last 14 digits of a British IBAN are the sort code and the account number.
function isOtherAccount({ sortCode, accountNumber, iban }: Partial<Record<BankField, string>>): boolean {
  if (!sortCode || !accountNumber || !iban?.startsWith('GB')) return false;
  return !iban.replaceAll(' ', '').endsWith(sortCode.replaceAll('-', '') + accountNumber);
}

// Banks in Jersey, Guernsey and the Isle of Man have British IBANs.
const WITH_BRITISH_IBAN = ['GB', 'JE', 'GG', 'IM'];

function isOtherCountry({ iban, bic }: Partial<Record<BankField, string>>): boolean {
  if (!iban || !bic) return false;
  const [ofIban, ofBic] = [iban.slice(0, 2), bic.slice(4, 6)];
  return ofIban === 'GB' ? !WITH_BRITISH_IBAN.includes(ofBic) : ofIban !== ofBic;
}

/** The valid details in a method's settings, which may be older than their checks. */
export function readBankAccount(settings: Record<string, unknown>): BankAccount {
  const read = (name: BankField) => [name, fields[name].safeParse(settings[name]).data];
  return Object.fromEntries(BANK_FIELDS.map(read)) as BankAccount;
}

/** Whether money can be sent to this account. */
export function isPayable({ sortCode, accountNumber, iban }: BankAccount): boolean {
  return Boolean((sortCode && accountNumber) || iban);
}

/** The details as customers read them: 'Sort code: 12-34-56'. */
export function bankLines(account: BankAccount): string[] {
  return BANK_FIELDS.flatMap((name) => (account[name] ? [`${LABELS[name]}: ${account[name]}`] : []));
}

function detail(name: BankField, read: (typed: string) => string | null, message: string) {
  return optionalText(50, LABELS[name]).transform((typed, context) => {
    const shown = typed === undefined ? undefined : read(typed);
    if (shown !== null) return shown;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
}

function readSortCode(typed: string): string | null {
  const [, ...pairs] = /^(\d\d)(\d\d)(\d\d)$/.exec(typed.replace(/[\s-]/g, '')) ?? [];
  return pairs.join('-') || null;
}

function readAccountNumber(typed: string): string | null {
  return /^\d{8}$/.exec(typed.replace(/[\s-]/g, ''))?.[0] ?? null;
}

// Institution, country, place and, with 11, the branch (ISO 9362).
function readBic(typed: string): string | null {
  return /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.exec(typed.replace(/\s/g, '').toUpperCase())?.[0] ?? null;
}
