import { createContext } from 'react';

/** The nonce of this page's inline scripts; undefined on cached pages and in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);
