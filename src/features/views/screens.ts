/** The lists with saved views. */
export const VIEW_SCREENS = ['orders'] as const;
export type ViewScreen = (typeof VIEW_SCREENS)[number];
