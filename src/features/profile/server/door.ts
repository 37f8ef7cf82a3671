// What the table of timed jobs calls of the profile; described where it is written.
export { applyDueEmails } from './apply-due-emails.ts';
