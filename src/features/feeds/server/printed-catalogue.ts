import { CATEGORIES } from '#features/catalogue/categories.ts';
import type { Product } from '#features/catalogue/contract.ts';
import { catalogueOf } from '#features/catalogue/server/door.ts';
import { briefSpecs } from '#features/catalogue/spec-rows.ts';
import {
  type PrintedCatalogue,
  type PrintedProduct,
  printCatalogue,
  printerVersion,
} from '#features/documents/server/door.ts';
import { openDiskFiles, printedPicture, sharedPictureOf } from '#features/media/server/door.ts';
import { companyDetails } from '#features/settings/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { digestOf } from '#platform/digest.ts';
import { linkTo } from '#platform/mailer.ts';
import { formatDate } from '#values/instant.ts';
import { formatPounds, toDecimal, toPence } from '#values/money.ts';
import { percentText } from '#values/percent-text.ts';
import { paths } from '#web/paths.ts';

type Pdf = Uint8Array<ArrayBuffer>;
export interface Printed {
  /** Names exactly what is printed. */
  version: string;
  pdf: Pdf;
}

interface Shelf {
  current(): Promise<Printed>;
  /** Prints what is new once it has been the same at two askings in a row, so that nobody has to wait for it. */
  ahead(): Promise<void>;
}

const shelves = new WeakMap<AppContext, Shelf>();
// A larger one takes minutes, for a file that nobody may want: it is printed when it is asked for.
const MOST_AHEAD = 2_000;
// A shop that was only just opened, and that nobody has asked yet, may be gone again in a minute.
const LOOKS_UNASKED = 10;

/**
 * The catalogue as a PDF, printed once for each state of what it shows and kept until that changes (decision B9). What a
 * sale changes, the stock, is not in it. Whoever asks while it is being printed waits for the same one.
 */
export function printedCatalogueOf(context: AppContext): Shelf {
  const shelf = shelves.get(context) ?? openShelf(context);
  shelves.set(context, shelf);
  return shelf;
}

function openShelf(context: AppContext): Shelf {
  let kept: Printed | null = null;
  let printing: { version: string; under: Promise<Printed> } | null = null;
  let seen = { snapshot: 0, version: '' };
  let looks = 0;

  const print = async (version: string, content: Unpictured): Promise<Printed> => {
    kept =
      (await readStored(context, version)) ??
      (await keep(context, { version, pdf: await printCatalogue(await withPictures(context, content)) }));
    return kept;
  };
  const ready = (content: Unpictured, version: string): Promise<Printed> => {
    if (kept?.version === version) return Promise.resolve(kept);
    if (printing?.version !== version) {
      const under = print(version, content).finally(() => {
        if (printing?.under === under) printing = null;
      });
      printing = { version, under };
    }
    return printing.under;
  };

  return {
    current: async () => {
      const content = await contentOf(context);
      return ready(content, versionOf(content));
    },
    ahead: async () => {
      if (++looks <= LOOKS_UNASKED && !kept && !(await wasAsked(context))) return;
      const snapshot = await catalogueOf(context).current();
      const { length } = snapshot.entries;
      // Writing down what a large catalogue shows takes a while too, so it is not done for nothing.
      const isKnown = seen.snapshot === snapshot.version && kept?.version === seen.version;
      if (length === 0 || length > MOST_AHEAD || isKnown) return;
      const content = await contentOf(context);
      const version = versionOf(content);
      const isAtRest = seen.version === version;
      seen = { snapshot: snapshot.version, version };
      if (isAtRest) await ready(content, version);
    },
  };
}

// The day of printing stands in it too, and makes no new catalogue. A release that prints otherwise does.
function versionOf({ date: _, ...shown }: Unpictured): string {
  return digestOf(`${printerVersion()} ${JSON.stringify(shown)}`);
}

// On the disk also of a shop whose pictures lie in a bucket, where nothing is written twice. Its version is its first line.
const FILE = 'catalogue.pdf';
const disk = ({ config }: AppContext) => openDiskFiles(config.DATA_DIR);

async function readStored(context: AppContext, version: string): Promise<Printed | null> {
  const file = await disk(context)
    .read(FILE)
    .catch((error) => outOfReach(context, error));
  const head = Buffer.from(`${version}\n`);
  return file && head.equals(file.subarray(0, head.length)) ? { version, pdf: file.subarray(head.length) } : null;
}

async function wasAsked(context: AppContext): Promise<boolean> {
  return (await disk(context).read(FILE)) !== null;
}

async function keep(context: AppContext, printed: Printed): Promise<Printed> {
  await disk(context)
    .write(FILE, Buffer.concat([Buffer.from(`${printed.version}\n`), printed.pdf]), 'application/octet-stream')
    .catch((error) => outOfReach(context, error));
  return printed;
}

function outOfReach(context: AppContext, error: unknown): null {
  context.log.warn({ reason: String(error) }, 'the printed catalogue is kept in memory alone');
  return null;
}

type Unpictured = Omit<PrintedCatalogue, 'products' | 'coverPicture'> & {
  products: (Omit<PrintedProduct, 'picture'> & { imageUrl: string | null })[];
};

async function contentOf(context: AppContext): Promise<Unpictured> {
  const { entries, vatRate } = await catalogueOf(context).current();
  return {
    seller: await companyDetails(context.db),
    siteUrl: linkTo(context.config, '/').replace(/\/$/, ''),
    date: formatDate(context.clock.now()),
    vatRate: percentText(toDecimal(vatRate)),
    products: entries
      .map(({ product }) => product)
      .sort(byCategory)
      .map((product) => wordsOf(product, linkTo(context.config, paths.product(product)))),
  };
}

// The shop's own categories in their order, then the others by name; within each the order of the shop.
function byCategory(a: Product, b: Product): number {
  return rankOf(a.category) - rankOf(b.category) || a.category.localeCompare(b.category, 'en-GB') || a.id - b.id;
}

function rankOf(category: string): number {
  const at = (CATEGORIES as readonly string[]).indexOf(category);
  return at === -1 ? CATEGORIES.length : at;
}

function wordsOf(product: Product, url: string): Unpictured['products'][number] {
  const { name, sku, description, category, price, priceIncVat, imageUrl, specs } = product;
  const facts = briefSpecs(specs);
  const [exVat, incVat] = [price, priceIncVat].map((amount) => formatPounds(toPence(amount)));
  return { name, sku, description, category, exVat: exVat ?? '', incVat: incVat ?? '', facts, url, imageUrl };
}

async function withPictures(context: AppContext, content: Unpictured): Promise<PrintedCatalogue> {
  const products: PrintedProduct[] = [];
  // One after the other: a shop of thousands must not draw them all at once.
  for (const { imageUrl, ...words } of content.products) {
    products.push({ ...words, picture: imageUrl ? await printedPicture(context, imageUrl) : null });
  }
  const first = content.products.find(({ imageUrl }) => imageUrl)?.imageUrl;
  return { ...content, products, coverPicture: first ? await sharedPictureOf(context, first) : null };
}
