// What other features may call of the postcodes; each is described where it is written.
export { findPostcode } from './find-postcode.ts';
export { importPostcodes } from './import-postcodes.ts';
