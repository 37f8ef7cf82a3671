const WORDS = new Set(
  `thanks thank you ta cheers ok okay great lovely perfect brilliant super fine good nice one very much so many for that your help helpful the all
   thats that's that’s is it then mate love cool right righto will do bye goodbye got ive i've no nothing else now i have what need needed wanted really
   a lot lots bunch appreciated appreciate excellent wonderful and day have`
    .split(/\s+/u)
    .filter(Boolean),
);
const THANKS =
  /\b(?:thanks|thank you|ta|cheers|appreciated?|bye|goodbye|perfect|lovely|great|brilliant|ok|okay|that[’']?s (?:all|it|everything)|excellent|wonderful|will do)\b/iu;

/** Whether a message only says thanks or 'ok'. */
export function isThanks(message: string): boolean {
  const words = message.toLowerCase().match(/[\p{L}’']+/gu) ?? [];
  return !/\?/u.test(message) && !/\d/u.test(message) && THANKS.test(message) && words.every((word) => WORDS.has(word));
}
