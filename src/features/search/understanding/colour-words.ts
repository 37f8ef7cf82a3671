const COLOURS =
  /^(?:white|black|grey|gray|silver|gold|brass|bronze|copper|chrome|red|blue|green|pink|yellow|wooden|stainless)$/iu;

/** Whether a word is a colour, or what something may be made of for its looks. */
export const isColour = (word: string): boolean => COLOURS.test(word);
