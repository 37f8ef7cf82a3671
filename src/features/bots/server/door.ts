// What other features may call of the check of forms; each is described where it is written.
export { admit } from './admit.ts';
export { isProven } from './proof.ts';
