// What other features may call of the lookup; described where it is written.
export { nameRecords } from './name-records.ts';
