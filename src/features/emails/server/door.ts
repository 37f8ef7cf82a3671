// What others may call of the e-mails; each is described where it is written.
export { deleteOldEmails, EMAIL_RETENTION_DAYS } from './delete-old-emails.ts';
export { readPost, wasAnySent } from './find-emails.ts';
export { findRefusal } from './find-refusal.ts';
export { nextTurn } from './next-turn.ts';
export { keepWithoutServer } from './send-again.ts';
export { storeLetters } from './store-letters.ts';
