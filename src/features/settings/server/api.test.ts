import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PublicSettings } from '#features/settings/contract.ts';
import { settings } from '#features/settings/tables.ts';
import { openTestShop, type TestShop } from '../../../../tests/support/shop.ts';
import { companyDetails, readSetting, setVatRate, vatRateAt, writeSetting } from './door.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ CATALOGUE_PDF_URL: 'https://files.example/catalogue.pdf' });
});
afterAll(() => shop.close());

const publicSettings = () => shop.get<PublicSettings>('/api/settings/public');

test('a fresh shop answers the standard VAT rate, no invented company and no claim that does not hold', async () => {
  const fresh = await publicSettings();
  expect(fresh).toMatchObject({ mode: 'production', vatRate: '20.00', branches: [], social: [] });
  expect(fresh.company.companyNumber).toBe('');
  expect(fresh.catalogueUrl).toBe('https://files.example/catalogue.pdf');
  expect(fresh.claims.map((claim) => claim.title)).not.toContain('Next day delivery');
});

test('the next-day claim of a fresh shop holds on every day of the week', async () => {
  const claims = await readSetting(shop.context.db, 'claims');
  expect(claims.find(({ needsDeliveryDays }) => needsDeliveryDays === 1)?.text).toBe(
    'Order a stocked display on a working day before the cut-off and have it the next working day.',
  );
});

test('saved settings are public at once, and caches revalidate them', async () => {
  const before = (await shop.fetch('/api/settings/public')).headers.get('etag') ?? '';
  const asBefore = { headers: { 'if-none-match': before } };
  expect((await shop.fetch('/api/settings/public', asBefore)).status).toBe(304);
  const company = {
    ...(await companyDetails(shop.context.db)),
    companyNumber: '01234567',
    addressLines: ['1 Foundry Lane'],
  };
  await writeSetting(shop.context.db, 'company', company);
  await writeSetting(shop.context.db, 'company', company);
  expect((await shop.fetch('/api/settings/public', asBefore)).status).toBe(200);
  expect((await publicSettings()).company).toEqual(company);
  const [row] = await shop.context.db.select().from(settings).where(eq(settings.key, 'company'));
  expect(row?.version).toBe(2);
});

test('a VAT rate begins at midnight in London and ends when the next one begins', async () => {
  const { db } = shop.context;
  await setVatRate(db, 2000, '2011-01-04');
  await setVatRate(db, 1750, '2040-07-01');
  await setVatRate(db, 2250, '2040-07-01');
  const rateAt = (at: string) => vatRateAt(db, new Date(at));
  expect(await rateAt('2010-01-01T00:00:00Z')).toBe(2000);
  expect(await rateAt('2040-06-30T22:59:59Z')).toBe(2000);
  expect(await rateAt('2040-06-30T23:00:00Z')).toBe(2250);
});

test('a setting that is not what it should be is neither written nor read', async () => {
  const { db } = shop.context;
  const nowhere = { lat: 91, lng: 0, address: 'Nowhere' };
  await expect(writeSetting(db, 'deliveryOrigin', nowhere)).rejects.toThrow(/deliveryOrigin/);
  expect((await readSetting(db, 'deliveryOrigin')).lat).toBeLessThan(90);
  await db.insert(settings).values({ key: 'social', value: 'broken by hand' });
  await expect(readSetting(db, 'social')).rejects.toThrow(/social/);
});
