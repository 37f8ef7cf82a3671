/** The limits of a cart line's quantity (decision C2). */
export const QUANTITY = { least: 1, most: 999 };
