import { isFactAlone } from '#features/assistant/turns/addition.ts';
import type { ListChange } from './list-changes.ts';
import { countedPart } from './phrases.ts';
import { withSaid } from './with-said.ts';

const ONLY =
  /^(?:(?:only|just|nothing but)\s+)(?<what>.+?)(?<bare>\s+(?:alone|on (?:its|their) own|by (?:itself|themselves)))?$|^(?<alone>.+?)\s+(?:alone|only|on (?:its|their) own|by (?:itself|themselves))$/iu;

/** Reads what is left alone: 'only the brackets', 'the 55 alone'; 'just one outdoor screen' is a count. */
export function onlySaid(clause: string): ListChange | null {
  const { what, bare, alone } = ONLY.exec(clause)?.groups ?? {};
  const which = (what ?? alone)?.replace(/^(?:the|those|these) /iu, '');
  if (!which) return null;
  const part = countedPart(which);
  if (part)
    return (
      withSaid(which, true) ?? {
        kind: 'goods',
        pieces: part.pieces,
        words: part.which ?? part.rest,
        isMore: false,
        isOn: false,
      }
    );
  return { kind: 'only', which, isBare: alone !== undefined || bare !== undefined };
}

const BACK = /^(?:put|add|bring|have|include)\s+(?:the |those )?(?<words>.+?)\s+back(?: in| on)?$/iu;
const ADDED = /^(?:(?:and|add|include|plus|also|with|throw in|put in|have|get)\s+)+/iu;

/** Reads goods that a clause names, with their count; whether the list has them decides what it says. */
export function goodsSaid(clause: string, isOn: boolean): ListChange | null {
  const back = BACK.exec(clause)?.groups?.words;
  if (back) return { kind: 'goods', pieces: null, words: back, isMore: true, isOn: true };
  const isMore = /^(?:add|include|plus|also|with|throw in|put in)\b/iu.test(clause);
  const bare = clause.replace(ADDED, '').trim();
  const part = countedPart(bare);
  const words = part && part.which === null ? part.rest : bare;
  if (words === '' || /\b(?:is|are|it|they|you|we|i)\b/iu.test(words)) return null;
  if (isFactAlone(words.replace(/^(?:its|their|the) /iu, ''))) return null;
  const single = /^an? /iu.test(words) ? 1 : null;
  return {
    kind: 'goods',
    pieces: part ? part.pieces : single,
    words: words.replace(/^(?:an?|the|some|x) /iu, ''),
    ...{ isMore, isOn },
  };
}
