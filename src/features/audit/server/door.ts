// What other features may call of the audit log; described where it is written.
export { forgetMembers, forgetPerson } from './forget-person.ts';
export { readChangesBy } from './read-changes-by.ts';
export { type Change, recordChange, recordChanges } from './record-change.ts';
