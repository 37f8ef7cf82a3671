// What other features may call of account credit; each is described where it is written.
export { forgetSpending, giveCredit, spendCredit } from './ledger.ts';
export { creditOf, creditsOf, readCredit } from './read-credit.ts';
