import { asJson } from './as-json.ts';
import { check, checkAnswer, checkParams } from './check-input.ts';
import type { Call, CallInput, CallName, Contract, Handler, Handlers } from './contract.ts';
import { admit } from './who-may.ts';

/** What a call that only reads is asked with. */
export interface Asking {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | undefined>>;
}

/** Makes a call that only reads on behalf of this caller, and answers what it would over HTTP. Throws the handler's refusals. */
export type ReadInProcess<CallContext> = (name: CallName, asking: Asking, caller: CallContext) => Promise<unknown>;

/**
 * The door of a contract for the shop's own pages: the same rights, the same checks of what is asked, the same handler. What it leaves out is
 * what carries a call over HTTP: request, address, headers, tag and compression, which take more than many an answer.
 */
export function openReadingInProcess<C extends Contract, CallContext extends { responseHeaders: Headers }>(
  contract: C,
  handlers: Handlers<C, CallContext>,
  mounting: { authorize(call: Call, context: CallContext): void; checkAnswers: boolean },
): ReadInProcess<CallContext> {
  return async (name, { params = {}, query = {} }, caller) => {
    const call: Call | undefined = contract[name];
    if (!call?.answer || !name.startsWith('GET '))
      throw new Error(`${name} is no call that answers with JSON and changes nothing: make it over HTTP.`);
    admit(mounting, call, query.scope, caller);
    const given = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
    const checked = { params: checkParams(call, params), query: check(call.query, given), headers: undefined };
    const handler = handlers[name as keyof typeof handlers] as Handler<Call, CallContext>;
    const answer = await handler({ ...checked, body: undefined } as CallInput<Call>, caller);
    if (mounting.checkAnswers) checkAnswer(name, call, answer);
    // A page gets what a browser would: its own, without what JSON has not.
    return asJson(answer);
  };
}
