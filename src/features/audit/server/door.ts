// What other features may call of the audit log; described where it is written.
export { findLastActor } from './find-last-actor.ts';
export { forgetMembers, forgetPerson } from './forget-person.ts';
export { readChangesBy } from './read-changes-by.ts';
export { type Change, recordChange, recordChanges } from './record-change.ts';
