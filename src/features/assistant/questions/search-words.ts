import { numberSaid, wordsUpTo } from '#values/number-words.ts';
import { countedFor } from './counted-for.ts';

// 'Smaller than a 55' is a size; 'more than 40 pupils' and 'less than 12 metres' are none.
const THAN_A_SIZE =
  /\b(?:(smaller|bigger|larger) than (?:(?:an?|the|your) )?|(less|more) than an? )(\d{2,3})(?=\s*(?:$|[.,;?!])|\s+(?:and|or|but|for|in|on|to|with|that|please|screen|display)\b)/giu;

const A_GRAND = 1000;
const OUTPUTS = ['', '', 'two', 'three', 'four'];

type Rewording = readonly [said: RegExp, meant: string | ((whole: string, ...groups: string[]) => string)];

// What buyers say, and what the search reads.
const REWORDINGS: readonly Rewording[] = [
  [THAN_A_SIZE, (_, ...said) => thanInches(said)],
  [/\b(\d{2,3})[- ]?ish\b/giu, 'about $1 inch'],
  // '500 nit min' is a limit.
  [/\b(\d[\d,]*) ?nits? (?:min\b\.?|minimum\b|or more\b|upwards\b)/giu, 'at least $1 nits'],
  [
    new RegExp(String.raw`\b(\d+(?:\.\d+)?|${wordsUpTo(19)})( and a half)? grand\b`, 'giu'),
    (_, many, half) => `£${(numberSaid(many) + (half ? 0.5 : 0)) * A_GRAND}`,
  ],
  // Installers count sizes: 'six x 55 commercial'.
  [
    /(\b(?:[1-9]|[12]\d|30)) ?(?:[x×]|no\.?|off) ?(22|24|27|32|43|46|49|50|55|65|75|86|98)(?= \p{L}|\s*(?:[,;.?]|$))(?! ?(?:mm|cm|m|kg|kilos?|w|x|×|in|inch(?:es)?|metres?|meters?|holes?)\b)/giu,
    '$1 × $2 inch',
  ],
  // A space that is only so high bounds what goes into it.
  [/\b(?:only|just) (\d[\d.,]* ?(?:mm|cm|m|inch(?:es)?)) (tall|high|wide|deep)\b/giu, 'up to $1 $2'],
  // A slip that is taken back is not asked for.
  [/(?:the|an?) (?:[\p{L}-]+ ){0,4}[\p{L}-]+,? sorry,? i meant? /giu, ''],
  [/\baswell\b/giu, 'as well'],
  // 'One bracket n a lead'.
  [/(?<=\p{L}{3}) n(?= (?:an?|some|the|one|two|three|\d{1,2}) )/giu, ' and'],
  [/\bthemsel(?:f|fs|ve|fes)\b/giu, 'themselves'],
  // Installers say 'the 86 touch' for the Touch 86.
  [/\bthe (\d{2}) touch\b(?! ?(?:screens?|displays?|boards?|panels?|kiosks?|tables?))/giu, 'the Touch $1'],
  [/\bmc[- ]?drive\b/giu, 'drive-through'],
  [/\b(?:tiniest|littlest)\b/giu, 'smallest'],
  // Installers say P2.5; 'under P2' is read as a limit.
  [/(?<!under |below |than )\bP ?([1-9](?:\.\d+)?)\b(?! ?mm)/gu, '$1 mm pitch'],
  // The catalogue writes the outputs of a player in words.
  [/\b([2-4])[- ]?(?:way |channel )?outputs?\b/giu, (_, count) => `${OUTPUTS[Number(count)]} outputs`],
  // Outside a meeting room is indoors.
  [
    /\boutside (?!wall|side)(?=(?:(?:the|our|each|every|my|all|of|\p{L}+) ){0,5}(?:rooms?|offices?|classrooms?|studios?|wards?)\b)/giu,
    'by the door of ',
  ],
  // What it is not to be like is no place.
  [/\b(?:not|nothing|never) (?:too )?(?:look(?:s|ing)? )?like (?:an?|the|some) (?:[\p{L}-]+ )?[\p{L}-]+/giu, ''],
  // What is hot to the touch need not work by touch.
  [/\b(hot|warm|cold|cool) to (?:the )?touch\b/giu, '$1'],
];

/** A message in the words that the search reads: 'a 55ish' is about 55 inches, and 'outside the meeting room' is by its door. */
export function inSearchWords(message: string): string {
  const reworded = REWORDINGS.reduce(
    (text, [said, meant]) => (typeof meant === 'string' ? text.replace(said, meant) : text.replace(said, meant)),
    message,
  );
  return countedFor(reworded);
}

function thanInches([compared, orLess, size]: string[]): string {
  const isBelow = /^(?:smaller|less)$/iu.test(compared ?? orLess ?? '');
  return isBelow ? `up to ${Number(size) - 1} inch` : `at least ${Number(size) + 1} inch`;
}
