import type { Context } from 'hono';
import { type CallContext, callForEveryone } from '#features/accounts/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { problemOf } from '#platform/http/answer-error.ts';
import { noteAnswered } from '#platform/http/at-once.ts';
import type { Asking, ReadInProcess } from '#platform/http/call-in-process.ts';
import { clientAddress } from '#platform/http/client-address.ts';
import type { CallName } from '#platform/http/contract.ts';
import { requestIdOf } from '#platform/http/request-id.ts';
import { doing } from '#platform/work-under-way.ts';
import { refusals } from '../refusals.ts';
import { type Api, ApiError } from '../web/api.ts';

/** Reads of the API without HTTP. */
export type ReadApi = ReadInProcess<CallContext>;

/** The API for a page that is the same for everyone, made when this request asked for it: without HTTP, and without a caller. */
export function apiForEveryone(context: AppContext, read: ReadApi, http: Context): Api {
  const { PUBLIC_URL, TRUST_PROXY } = context.config;
  const requestId = requestIdOf(http.req.raw);
  const address = clientAddress(http, TRUST_PROXY);
  const shopUrl = new URL(PUBLIC_URL ?? http.req.url).origin;
  const caller = callForEveryone(context, { requestId, address, shopUrl });

  const call = async (name: CallName, asking: Asking = {}): Promise<unknown> => {
    const startedAt = performance.now();
    const route = name.slice('GET '.length);
    let status = 200;
    try {
      return await doing({ kind: 'request', name, requestId }, () => read(name, asking, caller));
    } catch (error) {
      const { problem } = problemOf(error, { requestId }, context, refusals);
      status = problem.status;
      throw new ApiError(status, JSON.stringify(problem));
    } finally {
      noteAnswered(
        context,
        { requestId, path: pathOf(route, asking), startedAt, address: () => address },
        route,
        status,
      );
    }
  };
  return call as Api;
}

function pathOf(route: string, { params = {} }: Asking): string {
  return route.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
}
