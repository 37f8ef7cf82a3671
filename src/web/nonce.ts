import { createContext } from 'react';

/** The nonce that this page's inline scripts carry; undefined on cached pages and in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);
