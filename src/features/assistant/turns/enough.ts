const IS_ENOUGH =
  /\b(?:is|are|would|will|be) (?:it|that|this|they|those|the (?:screen|picture|text|\d{2,3}))(?: \p{L}+)? (?:big |large )?enough\b|\b(?:can|could|will|would) (?:they|people|everybody|everyone|anybody|somebody|we|i|you|it) (?:be )?(?:see|read|seen)\b|\b(?:big|large) enough\b|\bis (?:it|that) too (?:small|big)\b/iu;
const OF_READERS =
  /\b(?:read\w*|sees?|seen|back|row|far|away|metres?|people|audience|pupils|guests|big|large|small|distance|pitch|hall|room)\b/iu;
const OF_ELSE =
  /\b(?:bright\w*|sun\w*|light|strong|loud|power|battery|memory|long|time|money|heavy|ports?|storage)\b/iu;
const MOST_WORDS = 14;

/** Whether a turn doubts that what was spoken of is large enough: 'is that enough for the back row?'; `wish` is the question that it follows. */
export function doubtsSize(message: string, wish: string): boolean {
  const isShort = message.trim().split(/\s+/u).length <= MOST_WORDS;
  return isShort && IS_ENOUGH.test(message) && !OF_ELSE.test(message) && OF_READERS.test(`${message} ${wish}`);
}
