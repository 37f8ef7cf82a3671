import { LRUCache } from 'lru-cache';

interface Sized {
  /** What it takes, in bytes. */
  size: number;
}

// Once all is taken, what was asked for once has a fifth: a crawler over every filter, or one page with ten thousand query strings, pushes out
// only that. Until then it stays as well: a thousand products that are looked at in turn are all there the next time.
const SHARE_OF_NEWCOMERS = 0.2;

/** Pages by address, within so many bytes. Those asked for again stay before those asked for once; of each the least recent goes first. */
export class PageStore<Page extends Sized> {
  readonly #newcomers: LRUCache<string, Page>;
  readonly #proven: LRUCache<string, Page>;
  readonly #mostBytes: number;

  constructor(mostBytes: number) {
    this.#mostBytes = Math.max(1, mostBytes);
    const sizeCalculation = ({ size }: Page) => Math.max(1, size);
    const options = { maxSize: this.#mostBytes, sizeCalculation };
    this.#newcomers = new LRUCache(options);
    this.#proven = new LRUCache(options);
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
    const store = this.#proven.has(address) ? this.#proven : this.#newcomers;
    // The cache measures only what is new to it.
    store.delete(address);
    store.set(address, page);
    while (this.size.bytes > this.#mostBytes) this.#makeRoom();
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

  #makeRoom(): void {
    if (this.#newcomers.calculatedSize > this.#mostBytes * SHARE_OF_NEWCOMERS || this.#proven.size === 0) {
      this.#newcomers.pop();
      return;
    }
    const [address] = this.#proven.rkeys();
    const page = this.#proven.pop();
    // It gets another chance beside the newcomers, in the place of one of them.
    if (address !== undefined && page) this.#newcomers.set(address, page);
    this.#newcomers.pop();
  }
}
