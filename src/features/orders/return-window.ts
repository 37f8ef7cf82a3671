/** How many days after its delivery an order can be sent back (section 9, decision C11). */
export const RETURN_WINDOW_DAYS = 30;
