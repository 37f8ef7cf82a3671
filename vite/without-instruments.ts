import type { Plugin } from 'vite';

/** The router's file that is left out, below its package's folder. */
export const INSTRUMENTS = 'dist/production/lib/router/instrumentation.js';

/**
 * Leaves out of the browser's scripts what the router has for being watched from outside, which nothing here does. The build
 * fails when the library has moved that file; a part of it that is called after all says that it is missing.
 */
export function withoutInstruments(): Plugin {
  let isFound = false;
  return {
    name: 'without-instruments',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: new RegExp(`/react-router/${INSTRUMENTS.replaceAll('.', '\\.')}$`) },
      handler: () => {
        isFound = true;
        return { code: STAND_IN, map: null };
      },
    },
    buildEnd(error) {
      if (!error && !isFound) this.error('The router keeps its instruments elsewhere now.');
    },
  };
}

const STAND_IN = `
const missing = () => { throw new Error('left out'); };
export { missing as getRouteInstrumentationUpdates, missing as instrumentClientSideRouter };
export { missing as instrumentHandler, missing as instrumentationResultMetaContext };
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
`;
