import { createContext } from 'react-router';
import type { Problem } from '#values/problem.ts';
import type { Api } from './api.ts';
import type { SessionUser } from './session.ts';

/** The API for a page's loader and action: in process, with the rights of the visitor. */
export const pageApi = createContext<Api>();

/** The signed-in user, for pages behind a guard. It was read before the action, so it lacks the action's changes. */
export const signedInUser = createContext<SessionUser>();

/** The refusal of a guard, thrown in place of the page's loader and action; null: the page is open. */
export const pageRefusal = createContext<unknown>(null);

/** Why the form of this request cannot be read, thrown in place of the page's action; null: it can. */
export const formProblem = createContext<Problem | null>(null);

/** Writes an error that a page failed over into the shop's log. */
export const pageFault = createContext<(error: unknown) => void>(() => undefined);

/** The nonce for the inline scripts of an uncached page; empty on cached pages, whose scripts are hashed. */
export const pageNonce = createContext<string>('');

/** Takes the text of the page that was rendered; the answer that goes with it has no body. */
export const pageText = createContext<(html: string) => void>(() => undefined);
