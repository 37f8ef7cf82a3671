import { LRUCache } from 'lru-cache';

interface Sized {
  /** What it takes, in bytes. */
  size: number;
}

// What was asked for once has a fifth: a crawler over every filter, or one page with ten thousand query strings, pushes out only that.
const SHARE_OF_NEWCOMERS = 0.2;

/** Pages by address, within so many bytes. Those asked for again stay before those asked for once; of each the least recent goes first. */
export class PageStore<Page extends Sized> {
  readonly #newcomers: LRUCache<string, Page>;
  readonly #proven: LRUCache<string, Page>;

  constructor(mostBytes: number) {
    const newcomers = Math.max(1, Math.floor(mostBytes * SHARE_OF_NEWCOMERS));
    const sizeCalculation = ({ size }: Page) => Math.max(1, size);
    this.#newcomers = new LRUCache({ maxSize: newcomers, sizeCalculation });
    this.#proven = new LRUCache({
      maxSize: Math.max(1, mostBytes - newcomers),
      sizeCalculation,
      // It gets another chance beside the newcomers.
      dispose: (page, address, reason) => reason === 'evict' && this.#newcomers.set(address, page),
    });
  }

  get(address: string): Page | undefined {
    const proven = this.#proven.get(address);
    if (proven) return proven;
    const newcomer = this.#newcomers.peek(address);
    if (!newcomer) return undefined;
    this.#newcomers.delete(address);
    this.#proven.set(address, newcomer);
    return newcomer;
  }

  /** Puts a page in place of the one before, or notes that its size has changed. */
  set(address: string, page: Page): void {
    (this.#proven.has(address) ? this.#proven : this.#newcomers).set(address, page);
  }

  delete(address: string): void {
    this.#proven.delete(address);
    this.#newcomers.delete(address);
  }

  get size(): { pages: number; bytes: number } {
    return {
      pages: this.#proven.size + this.#newcomers.size,
      bytes: this.#proven.calculatedSize + this.#newcomers.calculatedSize,
    };
  }
}
