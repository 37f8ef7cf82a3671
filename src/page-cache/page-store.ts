import { LRUCache } from 'lru-cache';

interface Sized {
  /** What it takes, in bytes. */
  size: number;
  /** Makes it take less, if it can; it takes longer to answer with then. */
  pack?(): void;
  /** It was packed, and has not been answered with since. */
  isPacked?: boolean;
}

// Once all is taken, what was asked for once has a fifth: a crawler over every filter, or one page with ten thousand query strings, pushes out
// only that. Until then it stays as well: a thousand products that are looked at in turn are all there the next time.
const SHARE_OF_NEWCOMERS = 0.2;
// A packed page takes a third of the room, and to answer with it takes an eighth of the work of a rendering.
const SHARE_OF_PACKED = 0.5;
const SHARE_OF_ADDRESSES = 0.03;
const BYTES_BESIDE_ADDRESS = 100;

/**
 * Pages by address, within so many bytes. Those asked for again stay before those asked for once; of each the least recent goes first. One
 * that was asked for again goes packed; of one that was not, the address alone is remembered, for the next time.
 */
export class PageStore<Page extends Sized> {
  readonly #newcomers: LRUCache<string, Page>;
  readonly #proven: LRUCache<string, Page>;
  readonly #packed: LRUCache<string, Page>;
  readonly #addresses: LRUCache<string, true>;
  readonly #mostBytes: number;

  constructor(mostBytes: number) {
    this.#mostBytes = Math.max(1, Math.round(mostBytes * (1 - SHARE_OF_ADDRESSES)));
    const options = {
      // What goes is chosen here, among all three: none of them is to drop a page by itself.
      maxSize: this.#mostBytes * 2,
      maxEntrySize: this.#mostBytes,
      sizeCalculation: ({ size }: Page) => Math.max(1, size),
    };
    this.#newcomers = new LRUCache(options);
    this.#proven = new LRUCache(options);
    this.#packed = new LRUCache(options);
    this.#addresses = new LRUCache({
      maxSize: Math.max(1, Math.round(mostBytes * SHARE_OF_ADDRESSES)),
      sizeCalculation: (_, address) => address.length + BYTES_BESIDE_ADDRESS,
    });
  }

  get(address: string): Page | undefined {
    const proven = this.#proven.get(address);
    if (proven) return proven;
    const other = this.peek(address);
    if (!other) return undefined;
    this.#addresses.set(address, true);
    // One that was pushed out is a newcomer once more, until it is unpacked and asked for again.
    const store = other.isPacked ? this.#newcomers : this.#proven;
    this.delete(address);
    store.set(address, other);
    return other;
  }

  /** The same, without taking note that it was asked for. */
  peek(address: string): Page | undefined {
    return this.#proven.peek(address) ?? this.#newcomers.peek(address) ?? this.#packed.peek(address);
  }

  /** Puts a page in place of the one before, or notes that its size has changed. */
  set(address: string, page: Page): void {
    const store = this.#proven.has(address) ? this.#proven : this.#newcomers;
    // The cache measures only what is new to it.
    this.delete(address);
    store.set(address, page);
    while (this.size.bytes > this.#mostBytes) this.#makeRoom();
  }

  delete(address: string): void {
    for (const store of this.#all) store.delete(address);
  }

  get size(): { pages: number; bytes: number } {
    const sum = (of: (store: LRUCache<string, Page>) => number) => this.#all.reduce((all, store) => all + of(store), 0);
    return { pages: sum(({ size }) => size), bytes: sum(({ calculatedSize }) => calculatedSize) };
  }

  get #all(): LRUCache<string, Page>[] {
    return [this.#newcomers, this.#proven, this.#packed];
  }

  #makeRoom(): void {
    const isRoomForPacked = this.#packed.calculatedSize <= this.#mostBytes * SHARE_OF_PACKED;
    const [address, page] = (isRoomForPacked ? this.#pushOut() : null) ?? [];
    if (address === undefined || !page) this.#packed.pop();
    else if (this.#addresses.has(address)) this.#pack(address, page);
    else this.#addresses.set(address, true);
  }

  #pack(address: string, page: Page): void {
    const before = page.size;
    page.pack?.();
    if (page.isPacked && page.size < before) this.#packed.set(address, page);
  }

  /** Takes away the page that is to go next; null where all are packed. */
  #pushOut(): [string, Page] | null {
    if (this.#newcomers.calculatedSize <= this.#mostBytes * SHARE_OF_NEWCOMERS && this.#proven.size > 0) {
      const proven = leastRecent(this.#proven);
      // It gets another chance beside the newcomers, in the place of one of them.
      if (proven) this.#newcomers.set(...proven);
    }
    return leastRecent(this.#newcomers);
  }
}

/** Takes the page away that was not asked for the longest. */
function leastRecent<Page extends object>(store: LRUCache<string, Page>): [string, Page] | null {
  const [address] = store.rkeys();
  const page = store.pop();
  return address !== undefined && page ? [address, page] : null;
}
