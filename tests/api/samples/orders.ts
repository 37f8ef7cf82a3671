import { randomUUID } from 'node:crypto';
import { buildCheckout, leedsAddress } from '#features/orders/factory.ts';
import { addDays } from '#values/instant.ts';
import { londonDayOf } from '#values/london-day.ts';
import { eventOf, signedWebhook } from '../../support/stripe-webhooks.ts';
import { dot, type Samples } from './sample.ts';

const embeddedDot = `data:image/png;base64,${dot.toString('base64')}`;

export const ordersCalls = {
  'POST /api/orders': ({ floor }) => ({
    headers: { 'idempotency-key': randomUUID() },
    body: {
      ...buildCheckout({ deliveryMethodId: floor.standard, paymentMethodId: floor.card }),
      billingAddress: leedsAddress,
      notes: 'Ring twice',
      purchaseOrderNumber: 'PO-7',
      accountsEmail: 'accounts@corner-cafe.example',
      siteContact: { name: 'Sam', phone: '0113 496 0001', email: 'sam@corner-cafe.example' },
      redeemPoints: 0,
      testCard: { number: '4242 4242 4242 4242', expiry: '12/39', cvc: '123' },
    },
  }),
  'GET /api/orders': () => ({ query: { status: 'pending', payment: 'pending', q: 'BF', limit: '5' } }),
  'GET /api/orders/own': () => ({ query: { status: 'pending', q: 'BF', page: '1' } }),
  'GET /api/orders/{id}': ({ own }) => ({ params: { id: own.order } }),
  'PUT /api/orders/{orderId}/status': ({ own }) => ({
    params: { orderId: own.order },
    body: { status: 'processing', version: 1 },
  }),
  'POST /api/orders/{id}/owed-back': ({ own }) => ({
    params: { id: own.owed.order },
    body: {
      how: 'transfer',
      reason: 'Sold out',
      dueOn: londonDayOf(addDays(new Date(), 14)),
      reference: null,
      version: own.owed.version,
    },
  }),
  'GET /api/order-requests': () => ({ query: { status: 'waiting', limit: '5' } }),
  'GET /api/order-requests/{id}': ({ own }) => ({
    params: { id: own.asksFirst.id },
    query: { key: own.asksFirst.key },
  }),
  'POST /api/order-requests/{id}/confirm': ({ own }) => ({ params: { id: own.asksFirst.id }, body: { version: 1 } }),
  'POST /api/order-requests/{id}/decline': ({ own }) => ({
    params: { id: own.asksFirst.id },
    body: { version: 1, reason: 'We sell these in the store only' },
  }),
  'POST /api/order-requests/{id}/agree': ({ own }) => ({
    params: { id: own.asksFirst.id },
    query: { key: own.asksFirst.key },
    body: { version: 1, expectedTotal: '358.80' },
  }),
  'POST /api/order-requests/{id}/withdraw': ({ own }) => ({
    params: { id: own.asksFirst.id },
    query: { key: own.asksFirst.key },
    body: { version: 1 },
  }),
  'POST /api/orders/{id}/payments': ({ own }) => ({
    params: { id: own.order },
    body: { kind: 'payment', amount: '0.01', reference: 'AMIRA PATEL', reason: null, version: 1 },
  }),
  'POST /api/orders/{id}/hold': ({ own }) => ({
    params: { id: own.order },
    body: { until: londonDayOf(addDays(new Date(), 7)), version: 1 },
  }),
  'POST /api/orders/{id}/card-payment': ({ own }) => ({ params: { id: own.order } }),
  'POST /api/orders/{id}/held-payments/{heldId}': ({ own }) => ({
    params: { id: own.order, heldId: own.held },
    body: { decision: 'accept' },
  }),
  'POST /api/payments/stripe/webhook': () => {
    const { body: content, headers } = signedWebhook(eventOf('customer.created', { id: 'cus_1', object: 'customer' }));
    return { headers, file: { type: 'application/json', content } };
  },
  'POST /api/orders/{id}/notes': ({ own }) => ({ params: { id: own.order }, body: { text: 'Called: ring twice' } }),
  'GET /api/orders/{id}/returns': ({ own }) => ({ params: { id: own.order } }),
  'POST /api/orders/{id}/returns': ({ own }) => ({
    params: { id: own.order },
    body: {
      items: [{ itemId: own.item, quantity: 1 }],
      reason: 'damaged',
      details: 'The corner is broken',
      pictures: [embeddedDot],
    },
  }),
  'GET /api/orders/{id}/return-pictures/{pictureId}': ({ own }) => ({
    params: { id: own.order, pictureId: own.returnPicture },
  }),
  'GET /api/returns': () => ({ query: { status: 'requested', limit: '5', cursor: 'cjIwMDAwMDAwMDA' } }),
  'PATCH /api/returns/{id}': ({ own }) => ({
    params: { id: own.asked },
    body: { decision: 'accepted', note: 'Send it to Foundry Lane' },
  }),
  'POST /api/returns/{id}/refund': ({ own }) => ({
    params: { id: own.accepted },
    body: { amount: '0.00', reference: 'R-1', restock: true },
  }),
  'POST /api/orders/{id}/confirm-delivery': ({ own }) => ({ params: { id: own.order } }),
  'GET /api/documents/export': () => ({ query: { from: '2026-01-01', to: '2026-12-31' } }),
  'GET /api/orders/{id}/documents': ({ own }) => ({ params: { id: own.sent.order } }),
  'GET /api/orders/{id}/documents/{number}': ({ own }) => ({
    params: { id: own.sent.order, number: own.sent.invoice },
  }),
  'GET /api/orders/{id}/invoice.pdf': ({ own }) => ({ params: { id: own.sent.order } }),
  'GET /api/orders/{id}/proforma.pdf': ({ own }) => ({ params: { id: own.sent.order } }),
  'GET /api/orders/{id}/packing-slip.pdf': ({ own }) => ({ params: { id: own.sent.order } }),
} satisfies Partial<Samples>;
