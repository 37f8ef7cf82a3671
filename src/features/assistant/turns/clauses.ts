// 'Ok great, and then' says nothing of what is to change.
const LEADS =
  /^(?:(?:ok|okay|right|righto|great|lovely|good|cool|fine|perfect|brilliant|and|so|then|well|hi|oh|ah|ooh|yes|yeah|yep|but|also|now|please|pls|actually|thanks|thank you|cheers|hmm|um|one more|nice|sure|sorry)(?![\p{L}’'-])[\s,!.:;-]*)+/iu;
const TAILS =
  /[\s,]*(?:\b(?:please|pls|then|too|as well|aswell|thanks|thank you|cheers|mate|for now|now|though|tho|again)|[?!.,])+\s*$/iu;
const BETWEEN = /\s*[,;?!]+\s+|\.\s+|\s+(?:and|plus|but)\s+(?:also\s+)?/iu;

/** A message without what only leads in and out: 'ok and make it 8 please' is 'make it 8'. */
export function withoutLeads(text: string): string {
  return text.trim().replace(LEADS, '').replace(TAILS, '').trim();
}

/** The parts of a message that each may change something: 'make it 8, and swap the HDMI to 5m' has two. */
export function clausesOf(message: string): string[] {
  return message
    .split(BETWEEN)
    .map(withoutLeads)
    .filter((part) => /[\p{L}\d]/u.test(part));
}

/** Whether a message begins as one that goes on: 'and', 'ok so', 'what about'. */
export function beginsOn(message: string): boolean {
  return /^\s*(?:and|so|ok|okay|right|then|but|also|plus|with|add|without|what about|how about|what if|lovely|great)(?![\p{L}])/iu.test(
    message,
  );
}
