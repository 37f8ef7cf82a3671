// Apart from the examples, so that the build ships these names and not three thousand sentences.
/** What is wanted where no shop of this trade has it, and no thing of the vocabulary names it. */
export const NOT_SOLD = 'not sold';
/** What a wanted page begins with. */
export const PAGE = 'page:';
