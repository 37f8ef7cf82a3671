// What other features may call of the quotes; each is described where it is written.
export { expireQuotes } from './expire-quotes.ts';
export { listQuotes } from './find-quotes.ts';
export { forgetQuotes, isDeliveryMethodNamed } from './forget-quotes.ts';
export { findQuoteRow, loadQuote, quoteNumbersById, type WholeQuote } from './load-quotes.ts';
export { maySeeEveryQuote } from './quote-key.ts';
export { type NewQuote, startQuote } from './start-quote.ts';
export { goodsOf } from './write-quote-emails.ts';
