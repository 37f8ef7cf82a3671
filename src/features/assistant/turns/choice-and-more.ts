import { clausesOf } from './clauses.ts';
import { type JobChange, readJobTurn } from './job-turn.ts';

/** Another product of the kind, and what goes with it: 'a smaller one, with its bracket'. */
export interface ChoiceAndMore {
  choice: string;
  /** The size that is meant; null where it is only bigger, smaller or cheaper. */
  inches: number | null;
  more: string;
}

const WITH =
  /\s+with (?=(?:(?:its|an?|the|their|own) )*(?:\p{L}+ ){0,2}(?:brackets?|mounts?|stands?|trolleys?|fitting|delivery)\b)/iu;
const DEGREE =
  /\b(?:bigger|larger|smaller|cheaper|less expensive|next (?:one|size|model) (?:up|down)|one (?:up|down))\b/iu;
const SIZE =
  /^(?:(?:make it|say|an?|the|in|about|go for) )*(\d{2,3})(?: ?(?:["″]|in\b|inch(?:es)?\b))(?: (?:one|screen|version|model))?$/iu;
const MOST_OF_A_CHOICE = 9;

/** Reads a choice and what is added to it; null where a message is not of such two parts. */
export function choiceAndMore(message: string): ChoiceAndMore | null {
  const [choice = '', ...rest] = clausesOf(message.replace(WITH, ', '));
  const inches = Number(SIZE.exec(choice)?.[1] ?? 0) || null;
  const isChoice = (inches !== null || DEGREE.test(choice)) && choice.split(/\s+/u).length <= MOST_OF_A_CHOICE;
  const more = `and ${rest.join(', ').replace(/\b(?:its|their|an?) (?:own )?/giu, '')}`;
  return isChoice && rest.length > 0 && isOfGoods(readJobTurn(more)) ? { choice, inches, more } : null;
}

function isOfGoods(changes: readonly JobChange[] | null): boolean {
  return (
    changes?.some(({ kind }) => kind === 'add' || kind === 'count' || kind === 'fitted' || kind === 'delivered') ??
    false
  );
}
