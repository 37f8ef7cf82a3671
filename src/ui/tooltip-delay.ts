/** How long a pointer or the focus has to rest on something before its tooltip shows. */
export const TOOLTIP_DELAY_MS = 700;
