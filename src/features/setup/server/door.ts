// What the start of the process may call of the setup; described where it is written.
export { offerSetup } from './setup-codes.ts';
