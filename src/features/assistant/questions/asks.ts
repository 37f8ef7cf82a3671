const AUXILIARY = '(?:can|could|do|does|is|are|will|would|have|has|did|should)';
const ASKED_BY = "(?:how|what|whats|what[’']s|which|who|when|where|why|whether)";
// 'Looking for a kiosk, will it be readable', 'a touch screen, can we pay on invoice': a comma alone ends what was told before a question.
const AFTER_COMMA = String.raw`(?:${AUXILIARY} (?:i|we|you|it|they|that|this|these|there|the|your|our|anybody|anyone|someone|somebody)\b(?! also)|(?:how|what|whats|what[’']s|who|when|where|why)\b|which (?:ones?|of|is|are|would|will|\p{L}+ (?:is|are|fits?|do|does|would|takes?))\b)`;
// Where one thing that is asked ends and the next begins.
const BETWEEN = new RegExp(
  String.raw`(?<=[?!.;])\s+|\s*,\s+(?=(?:and|but|plus|also)\b)|\s*,?\s+(?:and|but|plus|also|then|&)\s+(?=(?:also )?(?:${AUXILIARY}|${ASKED_BY})\b|if (?:we|i|it|not)\b)|\s*,\s+(?=${AFTER_COMMA})`,
  'iu',
);
const LEADING = /^(?:(?:and|but|so|also|plus|ok|then|please|or|hi|hello)[, ]+)+/iu;
const TELL_ME = /^(?:(?:please|could you|can you) )*(?:tell|let|advise) (?:me|us) (?:know )?(?=\p{L})/iu;
const CONDITION =
  /^if\b.{3,60}?[\s,](?=(?:can|could|do|does|is|are|will|would) (?:i|we|you|it|they|the)\b|(?:what|how|who|where)\b)/iu;
const BEGINS = new RegExp(String.raw`^(?:${AUXILIARY}\b(?! not\b)|${ASKED_BY}|any chance)\b`, 'iu');
const DEEDS =
  '(?:accept|carry|charge|collect|come|connect|cope|cover|deliver|dim|do|fit|fold|go|hang|hold|include|install|keep|make|need|offer|play|print|read|recycle|remove|return|run|scan|show|stand|supply|support|survive|switch|take|train|turn|update|use|work)';
const TWO_DEEDS = new RegExp(
  String.raw`^(${AUXILIARY} (?:it|they|you|we|i|one|this|(?:your|the|our|my|these|those) (?:[\p{L}\d-]+ ){0,2}?[\p{L}\d-]+)) (${DEEDS}\b.*?)\s+and (?:also |then |still )?(${DEEDS}\b (?!and\b).+)$`,
  'iu',
);
const MOST_ASKS = 4;

/** What a message asks, one after another, as it is worded: each question with its own question word; a story alone asks nothing. */
export function asksIn(message: string): readonly string[] {
  return partsOf(message).filter(isAsk).slice(0, MOST_ASKS);
}

/** What a message tells before and between its questions, part by part. */
export function toldIn(message: string): readonly string[] {
  return partsOf(message).filter((part) => !isAsk(part));
}

function partsOf(message: string): string[] {
  return message
    .split(BETWEEN)
    .map((part) =>
      part
        .trim()
        .replace(LEADING, '')
        .replace(/[.?!;,]+$/u, ''),
    )
    .flatMap(eachDeed);
}

// 'Can they take cards and print a key' asks two things of the same.
function eachDeed(part: string): string[] {
  const [, subject, first, second] = TWO_DEEDS.exec(part) ?? [];
  return subject && first && second ? [`${subject} ${first}`, `${subject} ${second}`] : [part];
}

function isAsk(part: string): boolean {
  return TELL_ME.test(part) || BEGINS.test(part.replace(CONDITION, ''));
}
