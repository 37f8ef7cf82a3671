import { randomUUID } from 'node:crypto';
import { dot, type Samples } from './sample.ts';

const board = {
  name: '55-inch menu board',
  description: 'Bright enough for a window',
  price: '499.00',
  category: 'Digital Menu Boards',
  inStock: true,
  stockQuantity: 4,
  imageUrl: 'https://pictures.example/board.jpg',
  specs: {
    brand: 'Brightfront',
    screenSizeInches: 55,
    brightnessNits: 700,
    orientation: 'both',
    touch: false,
    energyClass: 'E',
    connectivity: ['HDMI', 'LAN'],
  },
};

export const catalogueCalls = {
  'GET /api/products': () => ({ query: { limit: '5', cursor: '0' } }),
  'GET /api/products/featured': () => ({}),
  'GET /api/products/families': () => ({}),
  'GET /api/products/store': () => ({ query: { q: 'board', category: 'Kiosks', stock: 'in', page: '1', limit: '5' } }),
  'GET /api/products/{id}': ({ floor }) => ({ params: { id: floor.board } }),
  'GET /api/products/{id}/fits': ({ floor }) => ({ params: { id: floor.board } }),
  'GET /api/fits': ({ floor }) => ({ query: { product: String(floor.board), with: String(floor.bracket) } }),
  'GET /api/fits/together': ({ floor }) => ({ query: { products: `${floor.board},${floor.bracket}` } }),
  'GET /api/products/{id}/pairs': ({ floor }) => ({ params: { id: floor.board } }),
  'POST /api/products/{id}/pairs': ({ floor }) => ({
    params: { id: floor.board },
    body: { with: String(floor.bracket), fits: true, reason: 'Tried in our workshop', sure: true },
  }),
  'DELETE /api/products/{id}/pairs/{pairId}': ({ pairs }) => {
    const { product = 0, pair = 0 } = pairs.pop() ?? {};
    return { params: { id: product, pairId: pair } };
  },
  'GET /api/led-wall': () => ({ query: { width: '1', height: '1' } }),
  'GET /api/led-wall/parts': () => ({}),
  'GET /api/led-wall/plan.pdf': () => ({ query: { width: '1', height: '1' } }),
  'GET /api/guide': () => ({
    query: { place: 'wall', metres: '6', light: 'room', shows: 'menu', lines: '12', hours: '16' },
  }),
  'POST /api/products': () => ({ body: board }),
  'PUT /api/products/{id}': ({ floor }) => ({
    params: { id: floor.board },
    body: { ...board, sku: 'MB-55', isArchived: false },
  }),
  'DELETE /api/products/{id}': ({ spare }) => ({ params: { id: spare.pop() ?? 0 } }),
  'GET /api/products/export': () => ({ query: { q: 'board', category: 'Kiosks', stock: 'in' } }),
  'POST /api/products/import': () => ({
    query: { dryRun: 'false' },
    file: { type: 'text/csv', content: 'name;price;category\r\nTable stand;49.50;Accessories\r\n' },
  }),
  'POST /api/products/bulk': ({ floor }) => ({
    query: { dryRun: 'false' },
    body: { ids: [floor.bracket], change: { stock: { add: 1 } }, expected: 1 },
  }),
  'GET /api/stock-alerts': () => ({}),
  'POST /api/stock-alerts': ({ own }) => ({ body: { productId: own.soldOut, email: `${randomUUID()}@example.com` } }),
  'POST /api/stock-alerts/stop': () => ({ body: { key: 'none' } }),
  'GET /api/stock': ({ floor }) => ({ query: { productId: String(floor.board), reason: 'opening', limit: '5' } }),
  'GET /api/stock/to-reorder': () => ({}),
  'GET /api/stock/choices': () => ({}),
  'GET /api/stock/export': () => ({ query: { q: 'board', from: '2026-01-01', to: '2026-12-31' } }),
  'POST /api/stock': ({ floor }) => ({
    body: { productId: floor.bracket, task: 'delivery', quantity: 3, note: 'DN 4711' },
  }),
  'POST /api/media': () => ({ file: { type: 'image/png', content: dot } }),
} satisfies Partial<Samples>;
