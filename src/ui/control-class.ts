/** The box of a text-like control. 16 px text, for phones zoom into anything smaller. */
export const boxClass =
  'w-full min-w-0 rounded-md border border-line-strong bg-surface px-3 py-2 text-base text-ink ' +
  'transition-colors duration-150 placeholder:text-ink-soft hover:border-ink ' +
  'aria-invalid:border-negative aria-invalid:border-2 disabled:cursor-not-allowed disabled:border-line ' +
  'disabled:bg-sunken disabled:text-ink-soft read-only:not-[select]:bg-sunken';

/** A box of one line: as tall as a thumb needs on a phone. */
export const controlClass = `${boxClass} min-h-11 sm:min-h-10`;
