import { fillReply, type LiveFigures, withPlaceholders } from '#features/assistant/placeholders.ts';
import { type Topic, topicOf } from '#features/assistant/replies.ts';
import type { Snapshot } from '#features/catalogue/server/door.ts';
import { describeMethods } from '#features/delivery/server/door.ts';
import { isScreen } from '#features/search/server/door.ts';
import { companyDetails } from '#features/settings/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { formatPounds } from '#values/money.ts';
import { replyTexts } from './reply-texts.ts';

/** Section 9's reply to a message, its figures those of this moment; where one is missing, a sentence that says so. */
export async function topicReply(context: AppContext, message: string, snapshot: Snapshot): Promise<string> {
  const topic = topicOf(message);
  const [{ email, phone, openingHours }, texts, deliveryMethods] = await Promise.all([
    companyDetails(context.db),
    replyTexts(context.db),
    describeMethods(context),
  ]);
  const figures: LiveFigures = { email, phone, openingHours, deliveryMethods, ...pricesOfDisplays(snapshot) };
  return fillReply(withPlaceholders(texts[topic]), figures) ?? UNKNOWN[topic];
}

const UNKNOWN: Readonly<Record<Topic, string>> = {
  price: 'There is no display on sale at the moment, so I have no price to tell.',
  delivery: 'No delivery method is on offer at the moment. Please ask us.',
  products: 'Please ask us what is on sale at the moment.',
  support: 'Please write to us with the form on the contact page.',
  other: 'Please write to us with the form on the contact page.',
};

const spans = new WeakMap<Snapshot, Pick<LiveFigures, 'lowestPrice' | 'highestPrice'>>();

// Once for each snapshot: a loop over all products.
function pricesOfDisplays(snapshot: Snapshot): Pick<LiveFigures, 'lowestPrice' | 'highestPrice'> {
  const known = spans.get(snapshot);
  if (known) return known;
  let [least, most] = [Number.POSITIVE_INFINITY, 0];
  for (const { product, pricePence } of snapshot.entries) {
    if (!isScreen(product)) continue;
    least = Math.min(least, pricePence);
    most = Math.max(most, pricePence);
  }
  const span = most === 0 ? {} : { lowestPrice: inPounds(least), highestPrice: inPounds(most) };
  spans.set(snapshot, span);
  return span;
}

// '£1,250' as section 9 writes it.
function inPounds(pence: number): string {
  return formatPounds(pence).replace(/\.00$/, '');
}
