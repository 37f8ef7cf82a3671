import { inCategoryOrder } from '#features/catalogue/categories.ts';
import type { Product } from '#features/catalogue/contract.ts';
import { catalogueOf } from '#features/catalogue/server/door.ts';
import { briefSpecs } from '#features/catalogue/spec-rows.ts';
import {
  type PrintedCatalogue,
  type PrintedProduct,
  printCatalogue,
  printerVersion,
} from '#features/documents/server/door.ts';
import { PRINTED, SHARED } from '#features/media/picture-sources.ts';
import { jpegPicture, openDiskFiles } from '#features/media/server/door.ts';
import { companyDetails } from '#features/settings/server/door.ts';
import { isRegistered } from '#features/settings/vat-registration.ts';
import type { AppContext } from '#platform/app-context.ts';
import { digestOf } from '#platform/digest.ts';
import { linkTo } from '#platform/mailer.ts';
import { formatDate } from '#values/instant.ts';
import { formatPounds, toDecimal, toPence } from '#values/money.ts';
import { percentText } from '#values/percent-text.ts';
import { paths } from '#web/paths.ts';

type Pdf = Uint8Array<ArrayBuffer>;
export type Printed = { version: string; pdf: Pdf };

interface Shelf {
  current(): Promise<Printed>;
  /** Prints a changed catalogue once two checks in a row find the same content. */
  ahead(): Promise<void>;
}

const shelves = new WeakMap<AppContext, Shelf>();
// A larger one takes minutes, so it is printed on request only.
const MOST_AHEAD = 2_000;
// A shop just started, without a request for the catalogue, may stop again soon.
const CHECKS_UNASKED = 10;

/** The catalogue as a PDF, printed once per content and cached (decision B9). Stock is not in it. Concurrent requests share a print. */
export function printedCatalogueOf(context: AppContext): Shelf {
  const shelf = shelves.get(context) ?? openShelf(context);
  shelves.set(context, shelf);
  return shelf;
}

function openShelf(context: AppContext): Shelf {
  let latest: Printed | null = null;
  let printing: { version: string; under: Promise<Printed> } | null = null;
  let seen = { snapshot: 0, version: '' };
  let checks = 0;

  const print = async (version: string, content: Unpictured): Promise<Printed> => {
    latest =
      (await readStored(context, version)) ??
      (await store(context, { version, pdf: await printCatalogue(await withPictures(context, content)) }));
    return latest;
  };
  const ready = (content: Unpictured, version: string): Promise<Printed> => {
    if (latest?.version === version) return Promise.resolve(latest);
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
      if (++checks <= CHECKS_UNASKED && !latest && !(await wasAsked(context))) return;
      const snapshot = await catalogueOf(context).current();
      const { length } = snapshot.entries;
      // Collecting the content of a large catalogue takes a while too, so it is skipped if nothing has changed.
      const isKnown = seen.snapshot === snapshot.version && latest?.version === seen.version;
      if (length === 0 || length > MOST_AHEAD || isKnown) return;
      const content = await contentOf(context);
      const version = versionOf(content);
      const isAtRest = seen.version === version;
      seen = { snapshot: snapshot.version, version };
      if (isAtRest) await ready(content, version);
    },
  };
}

// Without the date of printing, but with the version of the printer.
function versionOf({ date: _, ...shown }: Unpictured): string {
  return digestOf(`${printerVersion()} ${JSON.stringify(shown)}`);
}

// On disk even if pictures are in a bucket, where files never change. The first line is the version.
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

async function store(context: AppContext, printed: Printed): Promise<Printed> {
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
  const seller = await companyDetails(context.db);
  return {
    seller,
    siteUrl: linkTo(context.config, '/').replace(/\/$/, ''),
    date: formatDate(context.clock.now()),
    vatRate: isRegistered(seller, vatRate) ? percentText(toDecimal(vatRate)) : null,
    products: entries
      .map(({ product }) => product)
      .sort(byCategory)
      .map((product) => wordsOf(product, linkTo(context.config, paths.product(product)))),
  };
}

function byCategory(a: Product, b: Product): number {
  return inCategoryOrder(a.category, b.category) || a.id - b.id;
}

function wordsOf(product: Product, url: string): Unpictured['products'][number] {
  const { name, sku, description, category, price, priceIncVat, imageUrl, specs } = product;
  const facts = briefSpecs(specs);
  const [exVat, incVat] = [price, priceIncVat].map((amount) => formatPounds(toPence(amount)));
  return { name, sku, description, category, exVat: exVat ?? '', incVat: incVat ?? '', facts, url, imageUrl };
}

async function withPictures(context: AppContext, content: Unpictured): Promise<PrintedCatalogue> {
  const products: PrintedProduct[] = [];
  // One after the other, to limit the load of a large shop.
  for (const { imageUrl, ...words } of content.products) {
    products.push({ ...words, picture: imageUrl ? await jpegPicture(context, imageUrl, PRINTED) : null });
  }
  const first = content.products.find(({ imageUrl }) => imageUrl)?.imageUrl;
  return { ...content, products, coverPicture: first ? await jpegPicture(context, first, SHARED) : null };
}
