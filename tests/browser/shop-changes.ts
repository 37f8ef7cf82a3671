import type { StoreProduct } from '#features/catalogue/contract.ts';
import { drawPicture } from '../support/pictures.ts';

/** A word that no product of the demo has. */
export const WORD = 'zanzibarite';

let url = '';
let cookie = '';
let changed: StoreProduct;
let unrelated: StoreProduct;

/** Lets an admin of this shop change it: one product above all, and another one never. */
export async function letAdminChange(shopUrl: string): Promise<void> {
  url = shopUrl;
  const signedIn = await call('POST', '/api/login', { username: 'admin', password: 'Admin123!', role: 'admin' });
  cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const products = await read<StoreProduct[]>('/api/products?scope=store');
  const onSale = products.filter(({ archivedAt, inStock }) => archivedAt === null && inStock);
  changed = onSale.find(({ category }) => category === 'Kiosks') as StoreProduct;
  unrelated = onSale.findLast(({ category }) => category === 'Accessories') as StoreProduct;
  await product(() => ({ stockQuantity: 25, name: 'Ordering kiosk' })).make();
}

/** The product that is changed, as it is now, and the one that is not. */
export function productsToShow(): { changed: StoreProduct; unrelated: StoreProduct } {
  return { changed, unrelated };
}

/** A step of a change, and whether a page shows it; without that it may or may not be seen. */
export interface Step {
  make(): Promise<unknown>;
  shows?: boolean | undefined;
  /** Whether the instance that made it shows it with its next answer. */
  isAtOnce?: boolean;
}

/** All that staff can change and a page may show, each as the steps that it takes; with another number it is another change. */
export const changes: Record<string, (number: number) => Step[]> = {
  'a product sells out and comes back': () => [
    product(() => ({ stockQuantity: 0 })),
    product(() => ({ stockQuantity: 25 })),
  ],
  'a piece is sold': () => [
    { ...product(() => ({ stockQuantity: 24 })), shows: false },
    { ...product(() => ({ stockQuantity: 25 })), shows: false },
  ],
  'another product is the best stocked': () => [
    { ...product(() => ({ stockQuantity: 1 })), shows: undefined },
    { ...product(() => ({ stockQuantity: 900_000 })), shows: undefined },
    { ...product(() => ({ stockQuantity: 25 })), shows: undefined },
  ],
  'a price': (number) => [product(() => ({ price: `${1_000 + number}.50` }))],
  'a name': (number) => [product(() => ({ name: `Ordering kiosk number ${number}` }))],
  'a text': (number) => [product(() => ({ description: `Orders and takes payment, in version ${number}.` }))],
  'a picture': (number) => [
    product(async () => {
      const colour = `#${(number % 4_096).toString(16).padStart(3, '0')}`;
      const sent = { 'content-type': 'image/png' };
      const answer = await call('POST', '/api/media', await drawPicture('png', { colour }), sent);
      return { imageUrl: ((await answer.json()) as { url: string }).url };
    }),
  ],
  'another category and back': () => [
    product(() => ({ category: 'Video Walls' })),
    product(() => ({ category: 'Kiosks' })),
  ],
  'a product is taken off sale and put back': () => [
    product(() => ({ isArchived: true })),
    product(() => ({ isArchived: false })),
  ],
  'a new product comes and goes': (number) => {
    let id = 0;
    const body = { name: `${WORD} kiosk ${number}`, category: 'Kiosks', price: '10.00', stockQuantity: 900_000 };
    const add = async () => {
      ({ id } = await send<{ id: number }>('POST', '/api/products', body));
    };
    return [
      { make: add, shows: true, isAtOnce: true },
      { make: () => call('DELETE', `/api/products/${id}`), shows: true, isAtOnce: true },
    ];
  },
  'the phone of the company': (number) => [
    settings(({ company }) => ({ company: { ...company, phone: `0113 496 ${String(1_000 + (number % 9_000))}` } })),
  ],
  'a claim': (number) => [
    settings(({ claims }) => ({
      claims: { ...claims, list: [{ title: `Claim ${number}`, text: 'It is so.', href: '/terms' }] },
    })),
  ],
  'a rate of VAT': (number) => [
    settings(({ vat }) => {
      const { version, today } = vat as { version: number; today: string };
      return { vat: { version, upcoming: [{ rate: String(5 + (number % 20) + 0.5), validFrom: today }] } };
    }),
  ],
  'a way of delivery costs something else, or is not offered': (number) => [
    method(() => ({ name: `Courier ${number}`, price: `${20 + (number % 900)}.25`, zones: null })),
    method(() => ({ isActive: false })),
    method(() => ({ isActive: true })),
  ],
  'a closing day': () => [
    closingDay(),
    {
      make: async () =>
        call('DELETE', `/api/closing-days/${(await read<{ id: number }[]>('/api/closing-days')).at(-1)?.id}`),
    },
  ],
  'the rate of a currency, and whether it is offered': (number) => [
    dollar(() => ({ exchangeRate: `1.${1_000 + (number % 9_000)}` })),
    dollar(() => ({ isActive: false })),
    dollar(() => ({ isActive: true })),
  ],
  'a word that means another': () => {
    let id = 0;
    const add = async () => {
      ({ id } = await send<{ id: number }>('POST', '/api/search/synonyms', { terms: [WORD, 'bracket'] }));
    };
    return [
      { make: add, shows: true },
      { make: () => call('DELETE', `/api/search/synonyms/${id}`), shows: true },
    ];
  },
  'what the shop answers for everybody': (number) => {
    let id = 0;
    const add = async () => {
      ({ id } = await send<{ id: number }>('POST', '/api/answers', { question: `Version ${number}?`, answer: 'Yes.' }));
    };
    return [
      { make: add, shows: true },
      { make: () => call('DELETE', `/api/answers/${id}`), shows: true },
    ];
  },
  'what staff say of a pair of products': (number) => {
    let id = 0;
    const body = () => ({ with: String(unrelated.id), fits: true, reason: `Tried in version ${number}`, sure: true });
    const add = async () => {
      ({ id } = await send<{ id: number }>('POST', `/api/products/${changed.id}/pairs`, body()));
    };
    return [
      { make: add, shows: true, isAtOnce: true },
      { make: () => call('DELETE', `/api/products/${changed.id}/pairs/${id}`), shows: true, isAtOnce: true },
    ];
  },
  'a product that comes first': () => {
    let id = 0;
    const body = () => ({ query: 'kiosk', productId: unrelated.id, effect: 'pin' });
    const add = async () => {
      ({ id } = await send<{ id: number }>('POST', '/api/search/rules', body()));
    };
    return [
      { make: add, shows: true },
      { make: () => call('DELETE', `/api/search/rules/${id}`), shows: true },
    ];
  },
};

export function product(change: () => object | Promise<object>): Step {
  const make = async () => {
    const { name, price, category } = changed;
    changed = await send('PUT', `/api/products/${changed.id}`, { name, price, category, ...(await change()) });
  };
  return { make, shows: true, isAtOnce: true };
}

function settings(change: (now: Record<string, { version: number; list?: unknown }>) => object): Step {
  return { make: async () => send('PUT', '/api/settings', change(await read('/api/settings'))), shows: true };
}

function method(change: () => object): Step {
  const make = async () => {
    const [first] = await read<{ id: number }[]>('/api/delivery-methods?scope=all');
    await send('PUT', `/api/delivery-methods/${first?.id}`, { ...first, ...change() });
  };
  return { make, shows: true };
}

function dollar(change: () => object): Step {
  const make = async () => {
    const all = await read<{ id: number; code: string }[]>('/api/currencies?scope=all');
    const found = all.find(({ code }) => code === 'USD');
    await send('PUT', `/api/currencies/${found?.id}`, { ...found, ...change() });
  };
  return { make, shows: true };
}

function closingDay(): Step {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  return {
    make: () => send('POST', '/api/closing-days', { day: tomorrow, place: 'warehouse', reason: 'Stocktaking' }),
  };
}

async function read<Answer>(path: string): Promise<Answer> {
  return (await call('GET', path)).json() as Promise<Answer>;
}

async function send<Answer>(verb: string, path: string, body: object): Promise<Answer> {
  return (await call(verb, path, body)).json() as Promise<Answer>;
}

async function call(verb: string, path: string, body?: object, type = { 'content-type': 'application/json' }) {
  const headers = { cookie, origin: url, ...(body && type) };
  const sent = body instanceof Uint8Array ? new Uint8Array(body) : body && JSON.stringify(body);
  const answer = await fetch(url + path, { method: verb, headers, body: sent });
  if (!answer.ok) throw new Error(`${verb} ${path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}
