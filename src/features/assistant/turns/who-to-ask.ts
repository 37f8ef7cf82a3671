const WHO =
  /\bwho (?:do|can|could|should|shall|would|must) (?:i|we) (?:best )?(?:ask|speak|talk|ring|call|phone|contact|write|e-?mail|turn)\b|\bwho(?:['’]s| is) (?:the )?(?:best |right )?(?:person|one|contact) to (?:ask|speak|talk|ring|call|contact)\b/iu;
const MOST_WORDS = 12;

/** Whether a turn asks which person is to be asked: 'ok who do I ask'. */
export function asksWhoToAsk(message: string): boolean {
  return message.trim().split(/\s+/u).length <= MOST_WORDS && WHO.test(message);
}
