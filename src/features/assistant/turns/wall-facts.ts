// By the terms under which a wall is described on its page.
const TERMS: readonly (readonly [term: string, asked: RegExp])[] = [
  ['Real size', /\b(?:size|dimensions?|how (?:big|large|wide|high|tall)|measure\w*|footprint)\b/iu],
  ['Cabinets', /\b(?:pitch|cabinets?|nits|bright\w*)\b/iu],
  ['Pixels', /\b(?:pixels?|resolution|4k|hd|sharp)\b/iu],
  ['Nearest viewer', /\b(?:how (?:near|close)|nearest|closest)\b/iu],
  ['Farthest viewer', /\b(?:how far|farthest|furthest|from the back|back row)\b/iu],
  ['Weight', /\b(?:weigh\w*|heavy|kilos?|kgs?|load|hold it|carry)\b/iu],
  ['Power', /\b(?:power|watts?|wattage|electric\w*|draw|amps?|supply|phase|plugs?|sockets?|circuits?|kva|kw)\b/iu],
  ['Heat', /\b(?:heat|hot|btu|cooling|air[- ]?con\w*)\b/iu],
  ['Circuits', /\b(?:power|circuits?|amps?|phase|plugs?|sockets?|breakers?|supply|electrician)\b/iu],
  ['Data', /\b(?:data|ports?|network leads?)\b/iu],
  ['Running cost', /\b(?:runn?(?:ing)?|a year|per year|yearly|bill)\b/iu],
];
const MOST_WORDS = 18;

/** The terms of a wall's description that a turn asks for: 'how much power, and do I need three phase' wants its power and its circuits. */
export function wallTermsAsked(message: string): readonly string[] {
  if (message.trim().split(/\s+/u).length > MOST_WORDS) return [];
  return TERMS.filter(([, asked]) => asked.test(message)).map(([term]) => term);
}
