// What other features may call of the messages; each is described where it is written.
export { listMessagesOf, listWrittenBy } from './find-messages.ts';
export { forgetSender } from './forget-sender.ts';
