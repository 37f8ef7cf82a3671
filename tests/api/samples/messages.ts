import { randomUUID } from 'node:crypto';
import { leedsAddress } from '#features/orders/factory.ts';
import type { ShopFloor } from '../../support/shop-floor.ts';
import type { Samples } from './sample.ts';

export const quoteRequestSample = {
  name: 'Amira Patel',
  email: 'amira@corner-cafe.example',
  phone: '0113 496 0000',
  company: 'Corner Café',
  message: 'For a counter, by the summer',
};

export const pricingSample = (floor: ShopFloor) => ({
  lines: [{ productId: floor.bracket, quantity: 2, unitPrice: '15.00' }],
  deliveryMethodId: floor.standard,
  deliveryFee: '5.00',
  deliverOn: '2199-12-31',
  validUntil: '2199-12-30',
  depositPercent: 30,
  note: 'As we discussed',
});

export const contactBody = {
  name: 'Amira Patel',
  email: 'amira@corner-cafe.example',
  phone: '0113 496 0000',
  subject: 'A sign',
  message: 'How long does it take?',
};

export const messagesCalls = {
  'GET /api/notifications': () => ({}),
  'PATCH /api/notifications/{id}': ({ own }) => ({ params: { id: own.notification } }),
  'POST /api/notifications/read-all': () => ({}),
  'DELETE /api/notifications/{id}': ({ own }) => ({ params: { id: own.notification } }),
  'GET /api/form-stamps/{form}': () => ({ params: { form: 'contact' } }),
  'GET /api/form-challenges/{form}': () => ({ params: { form: 'order' } }),
  'POST /api/contact': () => ({ body: contactBody }),
  'GET /api/messages': () => ({
    query: { status: 'open', kind: 'contact', assigned: 'nobody', q: 'sign', limit: '5', cursor: 'bjIwMDAwMDAwMDA' },
  }),
  'GET /api/messages/assignees': () => ({}),
  'GET /api/messages/{id}': ({ own }) => ({ params: { id: own.message } }),
  'PATCH /api/messages/{id}': ({ own }) => ({
    params: { id: own.message },
    body: { status: 'closed', assignedTo: null },
  }),
  'POST /api/messages/{id}/replies': ({ own }) => ({
    params: { id: own.message },
    body: { text: 'About two weeks', close: true },
  }),
  'POST /api/messages/{id}/notes': ({ own }) => ({ params: { id: own.message }, body: { text: 'Rang back' } }),
  'POST /api/messages/{id}/quote': ({ own }) => ({ params: { id: own.message } }),
  'POST /api/quotes': ({ floor }) => ({
    body: { ...quoteRequestSample, items: [{ productId: floor.board, quantity: 3 }] },
  }),
  'GET /api/quotes': () => ({ query: { status: 'sent', q: 'bracket', limit: '5', cursor: 'cTIwMDAwMDAwMDA' } }),
  'GET /api/quotes/{id}': ({ own }) => ({ params: { id: own.quote } }),
  'GET /api/quotes/{id}/quote.pdf': ({ own }) => ({ params: { id: own.quote } }),
  'PUT /api/quotes/{id}': ({ own, floor }) => ({ params: { id: own.unpriced }, body: pricingSample(floor) }),
  'POST /api/quotes/{id}/send': ({ own }) => ({ params: { id: own.priced }, body: {} }),
  'POST /api/quotes/{id}/withdraw': ({ own }) => ({ params: { id: own.unpriced }, body: {} }),
  'POST /api/quotes/{id}/accept': ({ own, floor }) => ({
    params: { id: own.quote },
    headers: { 'idempotency-key': randomUUID() },
    // What else an order may say is walked with POST /api/orders, which reads it by the same schema.
    body: { deliveryAddress: leedsAddress, deliveryMethodId: floor.standard, paymentMethodId: floor.transfer },
  }),
  'POST /api/quotes/{id}/decline': ({ own }) => ({
    params: { id: own.refusable },
    body: { reason: 'We found one for less' },
  }),
} satisfies Partial<Samples>;
