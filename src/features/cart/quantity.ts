/** How many of one product a cart line holds (decision C2). */
export const QUANTITY = { least: 1, most: 999 };
