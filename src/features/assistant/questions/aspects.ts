/** Something that is asked of a product and stands in the words of its page, not in its specification. */
export interface Aspect {
  said: RegExp;
}

export const ASPECTS = {
  colour: { said: /\b(?:white|black|silver|oak|amber|powder-coated)\b/iu },
  fitting: {
    said: /\b(?:crew|hang it|fitters|calibrat\w+ on site|installed|deliver, hang|two people|set up in|builds in)\b/iu,
  },
} as const satisfies Record<string, Aspect>;

/** The sentences of a description that say something of an aspect. */
export function sentencesOn(description: string | null, { said }: Aspect): string[] {
  return (description ?? '').split(/(?<=[.!?])\s+/u).filter((sentence) => said.test(sentence));
}
