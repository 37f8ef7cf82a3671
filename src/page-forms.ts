import { returnsContract } from '#features/returns/contract.ts';
import { driveContract } from '#features/tracking/drive-contract.ts';
import { readBytes } from '#platform/http/read-body.ts';
import { commonRefusals, Refusal, refuse } from '#platform/refusal.ts';
import type { Problem } from '#values/problem.ts';
import { pageOf } from './page-names.ts';
import type { Api } from './web/api.ts';

const MOST_BYTES = 64 * 1024;

/** A page whose form may be larger, because pictures come with it before the scripts arrive. */
interface PageWithPictures {
  path: RegExp;
  most: number;
  /** Reads what the page shows; fails for visitors to whom it is closed, who send no pictures. */
  open(api: Api, orderNumber: string, key: string | undefined): Promise<unknown>;
}

const PAGES_WITH_PICTURES: readonly PageWithPictures[] = [
  {
    path: /^\/orders\/([^/]+)\/return$/,
    most: returnsContract['POST /api/orders/{id}/returns'].bodyLimit,
    open: (api, id, key) => api('GET /api/orders/{id}/returns', { params: { id }, query: { key } }),
  },
  {
    path: /^\/drive\/([^/]+)$/,
    most: driveContract['POST /api/tracking/{orderNumber}/delivered'].bodyLimit,
    open: (api, orderNumber, key = '') =>
      api('GET /api/tracking/{orderNumber}/drive', { params: { orderNumber }, query: { key } }),
  },
];

// What browsers send for a form; the second with the text that divides its parts.
const URL_ENCODED = /^application\/x-www-form-urlencoded\b/i;
const IN_PARTS = /^multipart\/form-data\s*;.*\bboundary=/i;

/**
 * The request of a form with its whole body, which is counted while it arrives and read once to see that it is a form. What is
 * none, or is too large, comes back as the problem to answer, with a request that has no body.
 */
export async function receiveForm(request: Request, api: Api): Promise<{ request: Request; problem: Problem | null }> {
  try {
    const type = request.headers.get('content-type') ?? '';
    if (!URL_ENCODED.test(type) && !IN_PARTS.test(type))
      throw refuse('wrong_content_type', 'This page takes forms only.');
    const bytes = await readBytes(request, await mostBytes(request, api), 'This is more than the form can take.');
    if (IN_PARTS.test(type)) await demandWhole(requestWith(request, bytes));
    return { request: requestWith(request, bytes), problem: null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { request: requestWith(request), problem: problemOf(error) };
  }
}

async function mostBytes({ url }: Request, api: Api): Promise<number> {
  const { pathname, searchParams } = new URL(url);
  const path = pageOf(pathname);
  const page = PAGES_WITH_PICTURES.find((each) => each.path.test(path));
  if (!page) return MOST_BYTES;
  const [, orderNumber = ''] = page.path.exec(path) ?? [];
  return page.open(api, decoded(orderNumber), searchParams.get('key') ?? undefined).then(
    () => page.most,
    () => MOST_BYTES,
  );
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

// Without the origin: it was compared with the shop's public address, but the router would compare it with the address behind the proxy.
function requestWith({ url, headers, signal }: Request, body?: Buffer<ArrayBuffer>): Request {
  const kept = new Headers(headers);
  for (const name of ['origin', 'content-length', 'transfer-encoding']) kept.delete(name);
  return new Request(url, { method: 'POST', headers: kept, body: body ?? null, signal });
}

async function demandWhole(request: Request): Promise<void> {
  try {
    await request.formData();
  } catch {
    throw refuse('invalid', 'The form is damaged or did not arrive whole. Go back and send it again.');
  }
}

function problemOf({ code, message }: Refusal): Problem {
  const { title, status } = commonRefusals[code as keyof typeof commonRefusals];
  return { type: `/api/docs#${code}`, title, status, detail: message };
}
