import { expect, test } from 'vitest';
import { errorsByRow, readSettingsForm } from './settings-form.ts';

test('blank rows are left out, and the others stay in order', () => {
  const sent = readSettingsForm('branches', formOf({ ...row(0, 'Paris'), ...row(1, ' '), ...row(4, 'Doha') }));
  expect(sent.branches?.list.map(({ city }) => city)).toEqual(['Paris', 'Doha']);
  expect(sent.branches?.version).toBe(3);
});

test('the error of a row is shown beside it, although the API counts differently', () => {
  const form = formOf({ ...row(0, ''), ...row(4, 'Doha') });
  const problem = {
    type: '',
    title: '',
    status: 400,
    detail: '',
    errors: { 'branches.list.0.country': ['Missing'], x: ['y'] },
  };
  expect(errorsByRow(problem, form).errors).toEqual({ 'branches.list.4.country': ['Missing'], x: ['y'] });
});

test('an address comes line by line, and a coordinate as a number', () => {
  const company = readSettingsForm('company', formOf({ 'company.addressLines': '1 Foundry Lane\r\nLeeds' })).company;
  expect(company?.addressLines).toEqual(['1 Foundry Lane', 'Leeds']);
  const origin = readSettingsForm('deliveryOrigin', formOf({ 'deliveryOrigin.lat': '53,8', 'deliveryOrigin.lng': '' }));
  expect(origin.deliveryOrigin).toMatchObject({ lat: 53.8, lng: Number.NaN });
});

test('days that were left empty mean that a claim always holds', () => {
  const claim = { 'claims.list.0.title': 'Price match', 'claims.list.0.needsDeliveryDays': '' };
  expect(readSettingsForm('claims', formOf(claim)).claims?.list).toEqual([
    { title: 'Price match', text: '', href: '', needsDeliveryDays: undefined },
  ]);
});

function row(number: number, city: string): Record<string, string> {
  return { [`branches.list.${number}.country`]: '', [`branches.list.${number}.city`]: city };
}

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  form.set('version', '3');
  for (const [name, text] of Object.entries(fields)) form.append(name, text);
  return form;
}
