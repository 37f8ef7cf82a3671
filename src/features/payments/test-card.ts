import { refuse, refuseFields } from '#platform/refusal.ts';

/** The demo's two card numbers. No money moves. */
export const TEST_CARDS = { approves: '4242 4242 4242 4242', declines: '4000 0000 0000 0002' };

export interface TestCard {
  number: string;
  /** `MM/YY` */
  expiry: string;
  cvc: string;
}

/** Charges a test card by its number. Throws `card_declined` (402), or a field error when the card has expired. */
export function chargeTestCard(card: TestCard, now: Date): { lastFour: string } {
  if (hasExpired(card.expiry, now)) throw refuseFields({ 'testCard.expiry': ['This card has expired'] });
  const digits = plain(card.number);
  if (digits === plain(TEST_CARDS.approves)) return { lastFour: digits.slice(-4) };
  throw refuse(
    'card_declined',
    digits === plain(TEST_CARDS.declines)
      ? 'The test card was declined, as its number asks for. Nothing was ordered; try another card.'
      : `The card was declined. The demo knows two test cards: ${TEST_CARDS.approves} approves, ${TEST_CARDS.declines} declines.`,
  );
}

// A card is valid until the last day of its month.
function hasExpired(expiry: string, now: Date): boolean {
  const [month = 0, year = 0] = expiry.split('/').map(Number);
  return Date.UTC(2000 + year, month, 1) <= now.getTime();
}

function plain(number: string): string {
  return number.replace(/[\s-]/g, '');
}
