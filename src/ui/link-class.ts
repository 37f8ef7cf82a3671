/** A link inside running text. */
export const linkClass =
  'rounded-xs underline decoration-line-strong decoration-1 underline-offset-4 hover:decoration-accent-text hover:decoration-2';

/** A link in a list of links, where the place already says that it is one. */
export const quietLinkClass =
  'rounded-xs decoration-accent-text decoration-2 underline-offset-4 hover:underline aria-[current=page]:underline';
