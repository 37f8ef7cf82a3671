import { createContext } from 'react-router';
import type { Api } from './api.ts';
import type { SessionUser } from './session.ts';

/** How a page's loader or action reaches the API: in process, as the visitor whose request it is. */
export const pageApi = createContext<Api>();

/** Who is signed in, for the loaders and actions of pages behind a guard; read before them, so as they were before a form. */
export const signedInUser = createContext<SessionUser>();

/** What a guard refused the page with, to be thrown in place of its loader and action; null: the page is open. */
export const pageRefusal = createContext<unknown>(null);

/** The nonce for the inline scripts of a page that no cache keeps; empty on cached pages, whose scripts are hashed. */
export const pageNonce = createContext<string>('');
