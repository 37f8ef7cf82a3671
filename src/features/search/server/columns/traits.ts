import type { ProductWords } from '#features/catalogue/server/door.ts';
import { type Thing, thingOf } from '../../understanding/things.ts';
import { carriedNumbers, type SameTexts } from './same-texts.ts';

/** What a product is besides what needs ask of it. */
export interface Trait {
  thing: Thing | null;
  isOutdoor: boolean;
  isTouch: boolean;
  isSet: boolean;
}

/** The traits of products by place, each read when it is first asked for. */
export interface Traits {
  /** The number of the product's trait, from 1. */
  traitAt(place: number): number;
  /** The trait that has this number. */
  trait(number: number): Trait;
  /** What is the same for all products of a trait. */
  ofTrait<Value>(make: (trait: Trait) => Value): (place: number) => Value;
  /** The same for texts of which these are the same. */
  traitsAfter(words: readonly ProductWords[], same: SameTexts): Traits;
}

/** Numbers the traits of these products. */
export function traitsOf(words: readonly ProductWords[]): Traits {
  return openTraits(words, { numberAt: new Uint16Array(words.length), traits: [], numbers: new Map() });
}

interface Known {
  numberAt: Uint16Array;
  traits: Trait[];
  /** By thing, then by the three others as bits. */
  numbers: Map<Thing | null, number[]>;
}

function openTraits(words: readonly ProductWords[], known: Known): Traits {
  const { numberAt, traits, numbers } = known;
  const read = (product: ProductWords) => {
    const thing = thingOf(product);
    const { outdoor, touch, formFactor } = product.specs;
    const [isOutdoor, isTouch, isSet] = [outdoor === true, touch === true, formFactor === 'set'];
    const ofThing = numbers.get(thing) ?? [];
    numbers.set(thing, ofThing);
    const which = Number(isOutdoor) + 2 * Number(isTouch) + 4 * Number(isSet);
    const number = ofThing[which] ?? traits.push({ thing, isOutdoor, isTouch, isSet });
    ofThing[which] = number;
    return number;
  };
  const traitAt = (place: number) => {
    const before = numberAt[place] ?? 0;
    if (before > 0) return before;
    const number = read(words[place] as ProductWords);
    numberAt[place] = number;
    return number;
  };
  const trait = (number: number) => traits[number - 1] as Trait;
  const ofTrait = <Value>(make: (trait: Trait) => Value) => {
    const values: Value[] = [];
    return (place: number): Value => {
      const number = traitAt(place);
      const value = values[number] ?? make(trait(number));
      values[number] = value;
      return value;
    };
  };
  return {
    ...{ traitAt, trait, ofTrait },
    // Traits are only added, so that both have the same.
    traitsAfter: (others, same) => openTraits(others, { ...known, numberAt: carriedNumbers(numberAt, same) }),
  };
}
