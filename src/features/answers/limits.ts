/** How many other wordings of its question an answer has at most. */
export const MOST_WORDINGS = 12;
/** How many answers a shop has at most: all stand on its contact page, and each question is compared with all. */
export const MOST_ANSWERS = 100;
