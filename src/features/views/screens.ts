/** The lists of which views can be saved. */
export const VIEW_SCREENS = ['orders'] as const;
export type ViewScreen = (typeof VIEW_SCREENS)[number];
