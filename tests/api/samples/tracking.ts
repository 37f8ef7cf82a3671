import { dot, type Samples } from './sample.ts';

const driverSample = {
  name: 'Ines Duarte',
  phone: '07700 900202',
  vehicle: 'White van',
  licensePlate: 'YD24 KLP',
  isActive: true,
};

export const trackingCalls = {
  'GET /api/tracking/{orderNumber}': ({ own }) => ({ params: { orderNumber: own.orderNumber } }),
  'POST /api/tracking/{orderNumber}/position': ({ own: { driven } }) => ({
    params: { orderNumber: driven.orderNumber },
    query: { key: driven.key },
    body: { lat: 53.8, lng: -1.55, at: new Date().toISOString() },
  }),
  'GET /api/tracking/{orderNumber}/drive': ({ own: { driven } }) => ({
    params: { orderNumber: driven.orderNumber },
    query: { key: driven.key },
  }),
  'POST /api/tracking/{orderNumber}/start': ({ own: { driven } }) => ({
    params: { orderNumber: driven.orderNumber },
    query: { key: driven.key },
  }),
  'POST /api/tracking/{orderNumber}/delivered': ({ own: { arriving } }) => ({
    params: { orderNumber: arriving.orderNumber },
    query: { key: arriving.key },
    body: { receivedBy: 'Zoë O’Brien', kind: 'photo', picture: `data:image/png;base64,${dot.toString('base64')}` },
  }),
  'PUT /api/tracking/{orderNumber}/place': ({ own: { driven } }) => ({
    params: { orderNumber: driven.orderNumber },
    query: { key: driven.key },
    body: { place: { lat: 53.8, lng: -1.55 } },
  }),
  'PUT /api/orders/{id}/place': ({ own }) => ({
    params: { id: own.waiting.orderId },
    body: { place: { lat: 53.8, lng: -1.55 } },
  }),
  'GET /api/postcodes': () => ({}),
  'POST /api/postcodes': () => ({
    file: { type: 'text/csv', content: '"ZE1 0AA",10,447400,1141600,"S92000003","","","S12000027","","S13002772"\n' },
  }),
  'GET /api/drivers': () => ({}),
  'POST /api/drivers': () => ({ body: { ...driverSample } }),
  'PUT /api/drivers/{id}': ({ own }) => ({ params: { id: own.waiting.driverId }, body: { ...driverSample } }),
  'GET /api/orders/{id}/driver': ({ own }) => ({ params: { id: own.waiting.orderId } }),
  'PUT /api/orders/{id}/driver': ({ own }) => ({
    params: { id: own.waiting.orderId },
    body: { driverId: own.driven.driverId },
  }),
  'GET /api/orders/{id}/proof': ({ own }) => ({ params: { id: own.order } }),
} satisfies Partial<Samples>;
