// What other features may call of account credit; each is described where it is written.
export { findPayout, forgetSpending, giveCredit, payOutCredit, spendCredit } from './ledger.ts';
export { creditOf, creditsOf, readCredit } from './read-credit.ts';
