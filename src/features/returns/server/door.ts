// What other features may call of the returns; each is described where it is written.
export { forgetReturns } from './forget-returns.ts';
export { listOwnReturns } from './list-own-returns.ts';
