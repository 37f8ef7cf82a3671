// A question of its own begins with one of these.
const BEGINS =
  "(?:how|what|whats|what[’']s|when|where|which|who|why|can|could|do|does|is|are|will|would|should|any chance|have you)";
const BETWEEN = new RegExp(
  String.raw`(?<=\?)\s+(?=\S)|\s*[,;]?\s+(?:and|also|plus|&|then)\s+(?:also\s+)?(?=${BEGINS}\b)|\s*,\s+(?=${BEGINS}\s+(?:i|we|you|it|they|the|your|much|long|many)\b)`,
  'iu',
);
const MOST_PARTS = 3;
const LEAST_LETTERS = 4;
const STARTS = new RegExp(String.raw`(?:^|[.!,]\s*|\b(?:and|but|so|ok|also|please|hi|hello)\s+)${BEGINS}\b`, 'iu');

/**
 * The questions in a message, in their order; a message with one question, or none, stays as it is. What is told before a
 * question belongs to it.
 */
export function questionsIn(message: string): readonly string[] {
  const parts = message
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter((part) => part.length >= LEAST_LETTERS);
  if (parts.length < 2 || parts.length > MOST_PARTS || !parts.every((part) => STARTS.test(part))) return [message];
  return parts;
}
