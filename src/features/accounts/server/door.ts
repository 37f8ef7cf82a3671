// What other features may call of the accounts; each is described where it is written.
export { getAddress, listAddresses } from './addresses.ts';
export { createUser, type NewUser } from './create-user.ts';
export { openCall } from './open-call.ts';
export { hashPassword } from './password-hash.ts';
export { deleteExpiredSessions } from './session.ts';
