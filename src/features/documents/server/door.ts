// What other features may call of the documents; each is described where it is written.
export { issueDue } from './issue-due.ts';
