/** What a project list may hold. */
export const LIST = { mostLines: 500, mostLists: 100, nameLetters: 100, roomLetters: 60 };

/** The number of days after which a list that has no account goes, when nobody has opened it. */
export const GUEST_LIST_DAYS = 180;
