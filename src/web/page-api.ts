import { createContext } from 'react-router';
import type { Api } from './api.ts';

/** How a page's loader or action reaches the API: in process, as the visitor whose request it is. */
export const pageApi = createContext<Api>();

/** The nonce for the inline scripts of a page that no cache keeps; empty on cached pages, whose scripts are hashed. */
export const pageNonce = createContext<string>('');
