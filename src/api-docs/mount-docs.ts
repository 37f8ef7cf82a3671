import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Call } from '#platform/http/contract.ts';
import { refusals } from '../refusals.ts';
import { apiDocs } from './page.ts';

/** `/api/openapi.json` and `/api/docs`: what the API says of itself. */
export function mountApiDocs(app: OpenAPIHono, contract: Readonly<Record<string, Call>>): void {
  app.doc31('/api/openapi.json', {
    openapi: '3.1.0',
    info: {
      title: 'Brightfront',
      version: '1',
      description: 'The shop and its staff portal speak this API and no other.',
    },
  });
  app.get('/api/docs', async (http) => {
    const docs = await apiDocs(contract, refusals);
    return http.body(docs.html, 200, docs.headers);
  });
}
