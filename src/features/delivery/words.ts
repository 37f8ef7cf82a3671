/** Said where a postcode could not be asked about at all. */
export const POSTCODE_UNCHECKED = 'Failed to check the postcode';
