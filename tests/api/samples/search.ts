import type { Samples } from './sample.ts';

export const searchCalls = {
  'GET /api/search/asked': () => ({}),
  'GET /api/search/synonyms': () => ({}),
  'POST /api/search/synonyms': () => ({ body: { terms: ['totem', 'obelisk'], oneWay: false } }),
  'PUT /api/search/synonyms/{id}': ({ words }) => ({
    params: { id: words[0] ?? 0 },
    body: { terms: ['screen', 'slate'], oneWay: true },
  }),
  'DELETE /api/search/synonyms/{id}': ({ words }) => ({ params: { id: words.pop() ?? 0 } }),
  'GET /api/search/rules': () => ({}),
  'POST /api/search/rules': ({ floor }) => ({ body: { query: 'menu', productId: floor.board, effect: 'pin' } }),
  'DELETE /api/search/rules/{id}': ({ rules }) => ({ params: { id: rules.pop() ?? 0 } }),
  'POST /api/assistant': () => ({ body: { message: 'a menu board under £2,000', search: 'q=menu+board' } }),
  'GET /api/answers': () => ({}),
  'POST /api/answers': () => ({ body: { question: `Is it ${crypto.randomUUID()}?`, answer: 'Yes.' } }),
  'PUT /api/answers/{id}': ({ answers }) => ({
    params: { id: answers[0] ?? 0 },
    body: { question: `Was it ${crypto.randomUUID()}?`, alsoAsked: ['is it so'], answer: 'Yes.' },
  }),
  'DELETE /api/answers/{id}': ({ answers }) => ({ params: { id: answers.pop() ?? 0 } }),
  'GET /api/assistant/replies': () => ({}),
  'PUT /api/assistant/replies/{topic}': () => ({ params: { topic: 'other' }, body: { text: 'Ask away.' } }),
  'GET /api/search/suggest': () => ({ query: { q: 'menu' } }),
  'POST /api/search/clicks': ({ floor }) => ({ body: { query: 'menu board', what: 'opened', productId: floor.board } }),
  'GET /api/search/products': () => ({
    query: {
      q: 'menu board',
      category: 'Accessories',
      minPrice: '1',
      maxPrice: '900.00',
      inStock: 'true',
      sortBy: 'price',
      sortOrder: 'asc',
      limit: '5',
      cursor: '0',
    },
  }),
} satisfies Partial<Samples>;
