/** The number of days after delivery in which an order can be returned (section 9, decision C11). */
export const RETURN_WINDOW_DAYS = 30;
