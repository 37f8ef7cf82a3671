// What other features may call of the returns; each is described where it is written.

export { forgetReturns, listOwnReturns } from './find-returns.ts';
