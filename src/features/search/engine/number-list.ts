/**
 * Whole numbers from 0 to 2³² − 1 in a typed array that doubles when it is full: four bytes each, and nothing for the garbage collector
 * to follow.
 */
export interface NumberList {
  readonly length: number;
  add(value: number): void;
  at(place: number): number;
  /** A view of those from `start` up to `end`; of use until more are added. */
  between(start: number, end: number): Uint32Array<ArrayBuffer>;
  /** Gives the memory back at once, not when it is found to be garbage; the list is empty then. */
  free(): void;
}

/** A list of numbers for each of many things. */
export interface NumberLists {
  /** Adds the list of the next thing. */
  add(numbers: Iterable<number>): void;
  /** A view of the list of thing n; of use until more are added. */
  of(n: number): Uint32Array<ArrayBuffer>;
  /** Gives the memory back at once; the lists are empty then. */
  free(): void;
}

const FIRST_ROOM = 1_024;

export function openNumberList(): NumberList {
  let room = new Uint32Array(FIRST_ROOM);
  let length = 0;
  return {
    get length() {
      return length;
    },
    add: (value) => {
      if (length === room.length) {
        const wider = new Uint32Array(2 * room.length);
        wider.set(room);
        giveBack(room);
        room = wider;
      }
      room[length++] = value;
    },
    at: (place) => room[place] ?? 0,
    between: (start, end) => room.subarray(start, Math.min(end, length)),
    free: () => {
      giveBack(room);
      room = new Uint32Array(FIRST_ROOM);
      length = 0;
    },
  };
}

// What is not on the heap does not make the collector run, and would lie there in pieces of many megabytes.
function giveBack({ buffer }: Uint32Array<ArrayBuffer>): void {
  buffer.transfer(0);
}

export function openNumberLists(): NumberLists {
  const [all, ends] = [openNumberList(), openNumberList()];
  return {
    add: (numbers) => {
      for (const each of numbers) all.add(each);
      ends.add(all.length);
    },
    of: (n) => all.between(n === 0 ? 0 : ends.at(n - 1), ends.at(n)),
    free: () => {
      all.free();
      ends.free();
    },
  };
}

/** Where each of the lists of these lengths starts if they lie one after another, and where the last one ends. */
export function startsOf(lengths: Uint32Array): Uint32Array<ArrayBuffer> {
  const starts = new Uint32Array(lengths.length + 1);
  lengths.forEach((length, i) => {
    starts[i + 1] = (starts[i] ?? 0) + length;
  });
  return starts;
}
