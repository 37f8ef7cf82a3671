import { Document, Image, Link, Page, Path, Rect, Svg, Text, View } from '@react-pdf/renderer';
import type { Seller } from '../../content.ts';
import { type CataloguePage, PRODUCTS_PER_PAGE, pagesOf } from './catalogue-pages.ts';
import { catalogueStyle as style } from './catalogue-style.ts';
import { COLOURS } from './style.ts';

/** A JPEG that can be sent to another process. */
type Jpeg = Uint8Array<ArrayBuffer>;

export interface PrintedProduct {
  name: string;
  sku: string | null;
  description: string | null;
  category: string;
  /** Already formatted: '£1,234.56'. */
  exVat: string;
  incVat: string;
  facts: string[];
  url: string;
  picture: Jpeg | null;
}

export interface PrintedCatalogue {
  seller: Seller & { openingHours: string };
  siteUrl: string;
  /** '21 Nov 2026'. */
  date: string;
  /** '20%'; null in a shop that is not registered for VAT, which has one price. */
  vatRate: string | null;
  coverPicture: Jpeg | null;
  products: PrintedProduct[];
}

/** The catalogue on A4. Pages are filled here, not by the renderer, so that the page numbers are known before the layout. */
export function CatalogueSheet({ catalogue }: { catalogue: PrintedCatalogue }) {
  const { seller, date } = catalogue;
  const pages = pagesOf(catalogue.products);
  const name = `${seller.tradingName} catalogue`;
  return (
    <Document title={`${name}, ${date}`} author={seller.name} creator={seller.tradingName} language="en-GB">
      <Cover catalogue={catalogue} />
      <Contents catalogue={catalogue} pages={pages} />
      {pages.map((page) => (
        <ProductsPage key={page.number} page={page} catalogue={catalogue} />
      ))}
    </Document>
  );
}

function Cover({ catalogue: { seller, date, vatRate, coverPicture } }: { catalogue: PrintedCatalogue }) {
  return (
    <Page size="A4" style={style.cover}>
      <Svg style={style.grid} viewBox="0 0 595 320">
        {DOTS.map(([x, y]) => (
          <Rect key={`${x} ${y}`} x={x} y={y} width={1.6} height={1.6} fill={COLOURS.coverDot} />
        ))}
      </Svg>
      <View style={style.coverBrand}>
        <Mark />
        <Text style={style.coverName}>{seller.tradingName}</Text>
      </View>
      <View>
        <Text style={style.coverTitle}>Digital signage</Text>
        <Text style={style.coverTitle}>catalogue</Text>
        <Text style={style.coverDate}>
          {date}. Prices in pounds{vatRate === null ? '' : `, ex VAT and including VAT at ${vatRate}`}.
        </Text>
      </View>
      {coverPicture ? <Image src={asSource(coverPicture)} style={style.coverPicture} /> : <View />}
      <View style={style.coverFoot}>
        <Text>{[seller.name, ...seller.addressLines].join(', ')}</Text>
        <Text>{[seller.phone, seller.email, seller.openingHours].filter(Boolean).join(' · ')}</Text>
      </View>
    </Page>
  );
}

function Contents({ catalogue, pages }: { catalogue: PrintedCatalogue; pages: readonly CataloguePage[] }) {
  const { seller, siteUrl, date, products } = catalogue;
  const firsts = pages.filter(({ isFirst }) => isFirst);
  return (
    <Page size="A4" style={style.page}>
      <Text style={style.contentsTitle}>Contents</Text>
      {firsts.map(({ category, number, anchor }) => (
        <Link key={anchor} src={`#${anchor}`} style={style.contentsRow}>
          <Text style={style.contentsName}>{category}</Text>
          <Text style={style.contentsCount}>{countOf(products, category)}</Text>
          <Text style={style.contentsNumber}>{number}</Text>
        </Link>
      ))}
      {firsts.length === 0 ? <Text style={style.soft}>Nothing is on sale at the moment.</Text> : null}
      <View style={style.howTo}>
        <Text style={style.howToTitle}>How to order</Text>
        <Text>
          Every name in this catalogue leads to its page in the shop, with today’s price, stock and delivery. Order
          there; the checkout names the ways to pay and takes the number of your purchase order.
        </Text>
        <Text>
          Prices are those of {date} and may have changed since; the price in the shop at the time of order counts.
          Delivery is added at checkout.{catalogue.vatRate === null ? '' : ' VAT is worked out on the whole order.'}
        </Text>
        <Link src={siteUrl} style={style.link}>
          {siteUrl.replace(/^https?:\/\//, '')}
        </Link>
      </View>
      <Foot name={seller.tradingName} number={2} />
    </Page>
  );
}

function countOf(products: readonly PrintedProduct[], category: string): string {
  const count = products.filter((product) => product.category === category).length;
  return count === 1 ? '1 product' : `${count} products`;
}

function ProductsPage({ page, catalogue }: { page: CataloguePage; catalogue: PrintedCatalogue }) {
  const { category, isFirst, anchor, number } = page;
  return (
    <Page size="A4" style={style.page} id={isFirst ? anchor : undefined} bookmark={isFirst ? category : undefined}>
      <View style={style.head}>
        <Text style={style.category}>{category}</Text>
        {isFirst ? null : <Text style={style.soft}>continued</Text>}
      </View>
      <View style={style.cards}>
        {page.products.slice(0, PRODUCTS_PER_PAGE).map((product) => (
          <Card key={product.url} product={product} hasVat={catalogue.vatRate !== null} />
        ))}
      </View>
      <Foot name={`${catalogue.seller.tradingName} · ${catalogue.date}`} number={number} />
    </Page>
  );
}

function Card({ product, hasVat }: { product: PrintedProduct; hasVat: boolean }) {
  return (
    <View style={style.card} wrap={false}>
      <View style={style.picture}>
        {product.picture ? <Image src={asSource(product.picture)} style={style.image} /> : <NoPicture />}
      </View>
      <View style={style.words}>
        <Link src={product.url} style={style.nameLink}>
          <Text style={style.name}>{product.name}</Text>
        </Link>
        {product.sku ? <Text style={style.sku}>{product.sku}</Text> : null}
        <Text style={style.facts}>{product.facts.join(' · ')}</Text>
        {product.description ? <Text style={style.description}>{product.description}</Text> : null}
        <View style={style.prices}>
          <Text style={style.price}>{product.exVat}</Text>
          {hasVat ? <Text style={style.priceNote}>ex VAT</Text> : null}
          {hasVat ? <Text style={style.priceInc}>{product.incVat} inc VAT</Text> : null}
        </View>
      </View>
    </View>
  );
}

/** An icon of a blank screen. */
function NoPicture() {
  return (
    <Svg viewBox="0 0 64 48" style={{ width: 44, height: 33 }}>
      <Rect x="5" y="5" width="54" height="32" rx="3" stroke={COLOURS.soft} strokeWidth={2} />
      <Path d="M22 43h20M32 37v6" stroke={COLOURS.soft} strokeWidth={2} />
    </Svg>
  );
}

function Foot({ name, number }: { name: string; number: number }) {
  return (
    <View style={style.foot} fixed>
      <Text>{name}</Text>
      <Text style={style.number}>{number}</Text>
    </View>
  );
}

function Mark() {
  return (
    <Svg viewBox="0 0 18 18" style={{ width: 30, height: 30 }}>
      <Path
        d="M0 0h5v5H0zM0 6.5h5v5H0zM0 13h5v5H0zM6.5 0h5v5h-5zM6.5 6.5h5v5h-5zM6.5 13h5v5h-5zM13 6.5h5v5h-5z"
        fill={COLOURS.accent}
      />
      <Path d="M13 0h5v5h-5zM13 13h5v5h-5z" fill={COLOURS.accentFaint} />
    </Svg>
  );
}

function asSource(jpeg: Jpeg) {
  return { data: Buffer.from(jpeg), format: 'jpg' } as const;
}

/** A grid of dots that resembles an LED wall. */
const DOTS: [number, number][] = Array.from({ length: 42 * 22 }, (_, i) => [
  8 + (i % 42) * 14,
  8 + Math.floor(i / 42) * 14,
]);
