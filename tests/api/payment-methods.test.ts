import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '#features/audit/tables.ts';
import type { PaymentMethod } from '#features/payments/contract.ts';
import type { StaffPaymentMethod } from '#features/payments/screens/staff/payment-methods-table.tsx';
import type { Problem } from '#values/problem.ts';
import { signedIn } from '../support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../support/shop.ts';
import { fillCart, openShopFloor, order, type ShopFloor } from '../support/shop-floor.ts';

let shop: TestShop;
let floor: ShopFloor;
let admin: Visitor & { id: number };
const CALL = '/api/payment-methods';

beforeAll(async () => {
  shop = await openTestShop({ SHOP_MODE: 'demo' });
  floor = await openShopFloor(shop);
  admin = await signedIn(shop, 'admin');
});
afterAll(() => shop.close());

const cheque = { name: 'Cheque', processingFee: '0.50', acceptedCurrencies: 'gbp, eur ,GBP', settings: '' };
const account = { accountName: 'Corner Signage', sortCode: '123456', accountNumber: '01234567' };
const offered = async () => (await shop.get<PaymentMethod[]>(CALL)).map(({ name }) => name);

test('a method is made, changed, switched off and deleted, each step in the audit log and at checkout at once', async () => {
  const made = await admin.post<StaffPaymentMethod>(CALL, cheque);
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({
    acceptedCurrencies: 'GBP,EUR',
    provider: 'manual',
    settings: '{}',
    isActive: true,
  });
  expect(await offered()).toContain('Cheque');

  const address = `${CALL}/${made.body.id}`;
  const settings = '{"provider": "bank_transfer", "accountName": "Corner", "iban": "GB33BUKB20201555555555"}';
  const changed = await admin.put<StaffPaymentMethod>(address, { ...cheque, name: 'BACS', settings });
  expect(changed.body).toMatchObject({ name: 'BACS', provider: 'bank_transfer' });
  expect((await admin.put(address, { ...cheque, isActive: false })).status).toBe(200);
  expect(await offered()).not.toContain('Cheque');

  expect((await admin.delete(address)).status).toBe(204);
  expect((await admin.delete(address)).status).toBe(404);
  expect((await admin.put(address, cheque)).status).toBe(404);
  const log = await shop.context.db.select().from(auditLog).where(eq(auditLog.recordId, made.body.id));
  expect(log.filter(({ recordType }) => recordType === 'payment_method').map(({ action }) => action)).toEqual([
    'payment_method.created',
    'payment_method.changed',
    'payment_method.changed',
    'payment_method.deleted',
  ]);
});

test.each([
  ['name', '  ', 'Payment method name is required'],
  ['processingFee', 'free', 'Processing fee must be a valid number'],
  ['processingFee', '-0.01', 'Processing fee must be a valid number'],
  ['acceptedCurrencies', ' , ', 'At least one currency must be specified'],
  ['acceptedCurrencies', 'gb£', 'Write currency codes of three letters with commas between them, such as GBP, EUR'],
  ['settings', '{provider: stripe}', 'Settings must be JSON, such as {"provider": "manual"}'],
  ['settings', '["stripe"]', 'Settings must be JSON, such as {"provider": "manual"}'],
  ['settings', '{"provider": "pigeon"}', 'The provider can be bank_transfer, stripe, test_card, manual'],
  ['settings.sortCode', '{"provider": "bank_transfer", "sortCode": "1"}', 'A sort code has 6 digits, such as 12-34-56'],
  ['settings', '{"note": "\\u0000"}', 'Settings contain a character that cannot be stored'],
])('%s %j is refused at its field', async (field, value, message) => {
  const { status, body } = await admin.post<Problem>(CALL, { ...cheque, [field.split('.')[0] ?? '']: value });
  expect([status, body.errors]).toEqual([400, { [field]: [message] }]);
});

test('a method that orders were placed with is kept, and a buyer is told when it was switched off meanwhile', async () => {
  const buyer = shop.visitor();
  await fillCart(buyer, [floor.bracket, 1]);
  expect((await order(buyer, floor)).status).toBe(201);
  const { status, body } = (await admin.delete(`${CALL}/${floor.transfer}`)) as { status: number; body: Problem };
  expect(status).toBe(409);
  expect(body.detail).toBe('Orders were placed with this payment method, so it is kept. Switch it off instead.');

  await fillCart(buyer, [floor.bracket, 1]);
  const transfer = { name: 'Bank transfer', settings: JSON.stringify({ provider: 'bank_transfer', ...account }) };
  await admin.put(`${CALL}/${floor.transfer}`, { ...transfer, isActive: false });
  const refused = await order(buyer, floor);
  expect(refused.status).toBe(400);
  expect(refused.body).toMatchObject({
    errors: { paymentMethodId: ['This payment method is no longer offered. Choose another.'] },
  });
  await admin.put(`${CALL}/${floor.transfer}`, transfer);
  expect((await order(buyer, floor)).status).toBe(201);
});

test('a bank transfer without an account is no way to pay, and staff are told; with one, orders show it as banks do', async () => {
  const buyer = shop.visitor();
  const method = { name: 'Bank transfer', isActive: true };
  const bare = await admin.put<StaffPaymentMethod>(`${CALL}/${floor.transfer}`, {
    ...method,
    settings: '{"provider":"bank_transfer","note":"ask Jo"}',
  });
  expect(bare.body).toMatchObject({ isActive: true, isConfigured: false });
  expect(await offered()).not.toContain('Bank transfer');
  await fillCart(buyer, [floor.bracket, 1]);
  expect((await order(buyer, floor)).body.errors).toHaveProperty('paymentMethodId');

  const settings = JSON.stringify({ ...JSON.parse(bare.body.settings), ...account, bic: 'bukbgb22' });
  const whole = await admin.put<StaffPaymentMethod>(`${CALL}/${floor.transfer}`, { ...method, settings });
  expect(whole.body.isConfigured).toBe(true);
  expect(JSON.parse(whole.body.settings)).toMatchObject({ note: 'ask Jo', sortCode: '12-34-56', bic: 'BUKBGB22' });
  expect((await order(buyer, floor)).body.order.bankDetails).toEqual([
    'Account name: Corner Signage',
    'Sort code: 12-34-56',
    'Account number: 01234567',
    'BIC: BUKBGB22',
  ]);
});
