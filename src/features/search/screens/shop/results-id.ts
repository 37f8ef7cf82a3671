/** The results, for a link or button that leads to them. */
export const RESULTS_ID = 'results';
