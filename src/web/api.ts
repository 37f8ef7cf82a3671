import type { CallAnswer, CallSent } from '#platform/http/contract.ts';
import type { Problem } from '#values/problem.ts';
import type { ApiContract } from '../api-contract.ts';
import { sendRememberedLogout } from './offline/remembered-logout.ts';

// Files are links and streams are subscribed to: this client calls neither.
type AnswersElse = { answersFile: string } | { answersStream: string };
export type ApiCallName = {
  [Name in keyof ApiContract & string]: ApiContract[Name] extends AnswersElse ? never : Name;
}[keyof ApiContract & string];

/** What a call answers. */
export type ApiAnswer<Name extends ApiCallName> = CallAnswer<ApiContract[Name]>;

type Sent<Name extends ApiCallName> = CallSent<ApiContract[Name]>;
// Only the parts that the call has, so that a call without any takes no second argument.
type Parts<Name extends ApiCallName> = {
  [Part in keyof Sent<Name> as Sent<Name>[Part] extends undefined ? never : Part]: Sent<Name>[Part];
};

/** Calls the API by the name of the call: `api('PUT /api/cart/{id}', { params: { id: '7' }, body: { quantity: 2 } })`. */
export type Api = <Name extends ApiCallName>(
  name: Name,
  parts?: Partial<Parts<Name>>,
  init?: { signal?: AbortSignal },
) => Promise<ApiAnswer<Name>>;

/** The error of a failed call: its message is `STATUS: BODY` (section 8), with the parsed problem beside it. */
export class ApiError extends Error {
  readonly status: number;
  readonly problem: Problem | null;

  constructor(status: number, body: string) {
    super(`${status}: ${body}`);
    this.name = 'ApiError';
    this.status = status;
    this.problem = readProblem(body);
  }
}

/** The sentence to show for a failure: the server's own, or `fallback` (section 8). */
export function sentenceOf(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.problem?.detail) || fallback;
}

/** Builds the typed client over any way of sending a request: HTTP in the browser, in process on the server. */
export function buildApi(send: (path: string, init: RequestInit) => Promise<Response>): Api {
  return async (name, parts = {}, { signal } = {}) => {
    const [method = 'GET', template = '/'] = name.split(' ');
    const { params, query, headers, body } = parts as Partial<
      Record<'params' | 'query' | 'headers', Record<string, string>>
    > & { body?: unknown };
    const isFile = body instanceof Blob;
    const contentType = isFile ? body.type : 'application/json';
    const path = template.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params?.[key] ?? ''));
    const response = await send(path + searchOf(query), {
      method,
      signal,
      credentials: 'include',
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': contentType }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isFile ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new ApiError(response.status, text || response.statusText);
    return text ? JSON.parse(text) : undefined;
  };
}

/** The client in the browser. It sends a remembered logout before any other call (decision D8). */
export const api: Api = buildApi(async (path, init) => {
  await sendRememberedLogout();
  return fetch(path, init);
});

function searchOf(query: Record<string, string | undefined> | undefined): string {
  const entries = Object.entries(query ?? {}).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return entries.length ? `?${new URLSearchParams(entries)}` : '';
}

function readProblem(body: string): Problem | null {
  try {
    const parsed: unknown = JSON.parse(body);
    return parsed && typeof parsed === 'object' && 'detail' in parsed ? (parsed as Problem) : null;
  } catch {
    return null;
  }
}
