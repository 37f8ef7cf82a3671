/** The cookie by which a guest's browser remembers the list that it works on: its number and the key of its address. */
export const LIST_COOKIE = 'project-list';
