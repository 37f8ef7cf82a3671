// What other features may call of the accounts; each is described where it is written.
export { getAddress, listAddresses } from './addresses.ts';
export { callForEveryone } from './call-for-everyone.ts';
export { type CallContext, type Caller, signedIn } from './caller.ts';
export { changeAccount, deactivateUser, deleteUser, endSessions, markSecondFactor } from './change-users.ts';
export { confirmPassword } from './check-password.ts';
export { createUser, type NewUser } from './create-user.ts';
export { dueEmailOf, usersWithDueEmail, withdrawOldEmails } from './email-change/due-emails.ts';
export { findEmailChange, spendEmailToken } from './email-change/email-token.ts';
export { countProposal, proposeEmail, withdrawEmail, withdrawStaffEmail } from './email-change/propose-email.ts';
export { takeEmail } from './email-change/take-email.ts';
export {
  findCustomer,
  findUser,
  findUserByName,
  hasAccounts,
  hasActiveAdmin,
  isEmailTaken,
  lockUser,
  lockUsersAndAdmins,
  namesOfUsers,
  type UserRow,
  usersById,
} from './find-users.ts';
export { openCall } from './open-call.ts';
export { hashPassword } from './password-hash.ts';
export { refuseWeakPassword } from './passwords/refuse-weak-password.ts';
export { shopNames } from './passwords/shop-names.ts';
export {
  createPendingSignIn,
  deleteExpiredSignIns,
  findPendingSignIn,
  finishPendingSignIn,
  type PendingSignIn,
  renewChallenge,
  takeChallenge,
} from './pending-sign-in.ts';
export { postAccountEmail } from './post-account-email.ts';
export { presentUser } from './present-user.ts';
export { isProved, recordProof, requireProof } from './proof.ts';
export { createPasswordLink, deleteExpiredTokens } from './reset-token.ts';
export { isSecondFactorRequired } from './second-factor-rule.ts';
export { deleteExpiredSessions, deleteIdleGuests, type GrantedColumn } from './session.ts';
export { listSessions } from './sessions/list-sessions.ts';
export {
  decideSignupRequest,
  forgetRejectedRequests,
  listSignupRequests,
  lockSignupRequest,
  presentSignupRequest,
  type SignupRequestRow,
} from './signup-requests.ts';
export { type MergeCart, startSession } from './start-session.ts';
export { usersOfSessions } from './users-of-sessions.ts';
