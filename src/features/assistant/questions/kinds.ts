const word = (source: string) => new RegExp(String.raw`(?<![\p{L}\d])(?:${source})(?![\p{L}\d])`, 'iu');

/** Compares products with each other. */
export const COMPARES = word(
  'differences?(?: between)?|(?:choose|decide|choice|torn) between|differ|different (?:from|to)|compar(?:e|ed|ing|ison)|^(?:so |and )?(?:is|are|would) [^?]{3,60}? (?:cheaper|dearer|lighter|heavier|brighter|bigger|smaller|wider|more expensive) than|versus|vs\\.?|which (?:one |of (?:these|them|those|the two|the \\w+) )?(?:is|are|has|would be|will be|do|should) (?:the )?(?:best|better|brighter|brightest|bigger|biggest|cheaper|cheapest|lighter|heavier|you|i|we)',
);

/** Speaks of what was shown or said before: 'it', 'that one', 'these'. */
export const POINTS_BACK = word(
  "it(?:[’']s)?|its|this|that|they|them|these|those|theirs?|both|the (?:first|second|third|other|last) (?:one)?|the (?:screen|display|product|unit|kiosk|one|two)(?: one)?",
);

/** Asks the question before about something else: 'and the 65 inch?' */
export const ASKS_ON =
  /^\s*(?:and|what about|how about|and what about|same for|what of|ok and|okay and)\b|\bis (?:it|that) the same\W*$/iu;

/** Begins like a question that is answered by yes or no. */
export const YES_OR_NO =
  /(?:^|[.,!?]\s*|\b(?:and|but|so|hi|hello|please)\s+)(?:is|are|can|could|does|do|will|would|has|have|did|should)\b/iu;

/** Is a question at all. */
export const IS_QUESTION = new RegExp(
  String.raw`\?\s*$|${YES_OR_NO.source}|\b(?:will|would|does|do|can|could|is|are|should) (?:it|they|that|this|these|i|we|you|one)\b|\b(?:whats?|which|how|where|when|who|why)\b`,
  'iu',
);

/** Looks for something to buy: 'do you have …', 'which screens …'. */
export const WISHES = word(
  "do you (?:do|sell|have|stock|offer)|have you (?:got )?(?:any|a)|(?<!(?:^|[.,!?;] ?|\\b(?:and|but|so|or|also) )do )(?:i|we)(?:[’']m| am|[’']re| are)? (?:need|want|looking|after|like)|looking for|show (?:me|us)|recommend|suggest|what (?:\\w+ )?(?:screens?|displays?|do you)|which (?:screens?|displays?|kiosks?|would)|any (?:screens?|displays?)|anything|something",
);

/** Tells of a wish to buy, with or without a question. */
export const TELLS_A_WISH = word(
  "(?<!(?:^|[.,!?;] ?|\\b(?:and|but|so|or|also) )do )(?:i|we)(?:[’']m| am|[’']re| are|[’']d)? (?:\\w+ )?(?:need|want|looking|after|would like|like a)|we[’']d like|(?:and|to) (?:want|need)|would like|looking for|^(?:hi |hello )?(?:need|want|after|looking)|recommend|suggest|(?:what|an?) equivalents?|replacing \\d+|would you (?:go for|pick|choose)|something for|anything for|is there (?:an? |anything |something )(?:\\w+ ){0,3}(?:i|we|that|to|for)|options|budget|to spend|(?:i|we) have (?:about |around |only |up to )?£ ?\\d+|£ ?[\\d,.k]+ (?:\\w+ ){0,3}for|do you (?:have|sell|do|stock|make)|what have you got|(?:can|could) (?:i|we) (?:get|have|buy) (?:a|an|some)|(?:i|we)[’']d like \\d+|which (?:\\w+ ){1,3}for (?:a|an|my|our)|could (?:we|i) (?:put|have|get|use) (?:a|an|some|one)",
);
