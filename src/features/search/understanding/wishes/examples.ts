import first from '../../vocabulary/wishes/hand-1.json' with { type: 'json' };
import second from '../../vocabulary/wishes/hand-2.json' with { type: 'json' };
import third from '../../vocabulary/wishes/hand-3.json' with { type: 'json' };
import fourth from '../../vocabulary/wishes/hand-4.json' with { type: 'json' };
import fifth from '../../vocabulary/wishes/hand-5.json' with { type: 'json' };
import plainly from '../../vocabulary/wishes/plainly.json' with { type: 'json' };

/** A sentence with what its writer wants. */
export interface WishExample {
  says: string;
  /** A thing of the vocabulary, a page of the shop (`page:` and its title), or `not sold`. */
  wants: string;
  needs: readonly string[];
}

interface Group {
  wants: string;
  needs?: readonly string[];
  says: readonly string[];
}

/** The examples of each writer; what one hand taught is tried on the sentences of another. */
export const EXAMPLES_BY_HAND: readonly (readonly WishExample[])[] = [first, second, third, fourth, fifth, plainly].map(
  (groups: readonly Group[]) =>
    groups.flatMap(({ wants, needs = [], says }) => says.map((each) => ({ says: each, wants, needs }))),
);
