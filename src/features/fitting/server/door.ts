export { listRates, writeRates } from './fitting-rates.ts';
export { type FittingTerms, readTerms } from './terms.ts';
