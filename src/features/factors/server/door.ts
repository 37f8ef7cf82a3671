// What other features may call of the second factor; each is described where it is written.
export { factorMethods, findFactors } from './find-factors.ts';
export { makeAdminCode } from './make-admin-code.ts';
