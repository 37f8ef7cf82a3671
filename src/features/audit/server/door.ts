// What other features may call of the audit log; described where it is written.
export { type Change, recordChange } from './record-change.ts';
