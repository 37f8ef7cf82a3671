import type { deliveryMethods } from '#features/delivery/tables.ts';
import type { Zone } from '#features/delivery/zones.ts';
import type { FittingRates } from '#features/fitting/rates.ts';
import type { Pence } from '#values/money.ts';

type DemoDeliveryMethod = typeof deliveryMethods.$inferInsert & { freeThreshold: number | null };

function zone(name: Zone, price: number, days: number, freeThreshold: number | null = null) {
  return { zone: name, price, days, freeThreshold };
}

const PARCEL = { maxPieceKg: 30, maxTotalKg: 120, maxLengthMm: 1_600, takesPallets: false };
const TWO_PEOPLE = { maxPieceKg: 80, maxTotalKg: 320, maxLengthMm: 2_200, takesPallets: false };

/** Delivery methods of the demo shop (section 9), with zones and limits as carriers have them. Amounts in pence. */
export const demoDeliveryMethods: DemoDeliveryMethod[] = [
  {
    name: 'Standard',
    description: 'To your door, Monday to Friday',
    price: 999,
    estimatedDays: 7,
    freeThreshold: 10_000,
    cutOffMinutes: 16 * 60,
    zones: [
      zone('mainland', 999, 7, 10_000),
      zone('highlands', 1_699, 9),
      zone('northern_ireland', 1_699, 9),
      zone('isle_of_man', 1_899, 9),
      zone('channel_islands', 2_199, 10),
    ],
    ...PARCEL,
  },
  {
    name: 'Express',
    description: 'Two-person delivery at a time that we agree with you',
    price: 1_999,
    estimatedDays: 3,
    freeThreshold: 20_000,
    cutOffMinutes: 14 * 60,
    zones: [
      zone('mainland', 1_999, 3, 20_000),
      zone('highlands', 6_900, 5),
      zone('northern_ireland', 7_900, 5),
      zone('isle_of_man', 8_900, 5),
    ],
    ...TWO_PEOPLE,
  },
  {
    name: 'Next Day',
    description: 'Ordered by 2 pm on a working day, mainland UK',
    price: 3_499,
    estimatedDays: 1,
    freeThreshold: null,
    cutOffMinutes: 14 * 60,
    zones: [zone('mainland', 3_499, 1)],
    ...PARCEL,
  },
  {
    name: 'Collection',
    description: 'From our trade counter in Leeds, once it is ready',
    price: 0,
    estimatedDays: 1,
    freeThreshold: null,
    cutOffMinutes: 16 * 60,
    isCollection: true,
  },
  {
    name: 'Pallet',
    description: 'To the kerb by a lorry with a tail lift, booked in with you',
    price: 9_500,
    estimatedDays: 3,
    freeThreshold: null,
    cutOffMinutes: 12 * 60,
    zones: [
      zone('mainland', 9_500, 3),
      zone('highlands', 17_500, 5),
      zone('northern_ireland', 18_500, 5),
      zone('isle_of_man', 19_500, 5),
      zone('channel_islands', 26_500, 6),
      zone('france', 32_000, 6),
    ],
    minTotalKg: 60,
    maxTotalKg: 1_000,
    maxLengthMm: 3_200,
  },
  {
    name: 'Export',
    description: 'Packed for export, with the customs papers; duty is the importer’s',
    price: 8_900,
    estimatedDays: 5,
    freeThreshold: null,
    cutOffMinutes: 12 * 60,
    zones: [
      zone('france', 8_900, 5),
      zone('united_states', 24_500, 8),
      zone('qatar', 26_500, 8),
      zone('oman', 27_500, 9),
    ],
    maxPieceKg: 80,
    maxTotalKg: 250,
    maxLengthMm: 2_200,
    takesPallets: false,
  },
];

/** What the demo shop asks for fitting and a survey, ex VAT, in pence: by size (43, 55, 75 and 98 inches) and height (3, 4.5 and 6 m). */
export const demoFittingRates: FittingRates[] = [
  { zone: 'mainland', leadDays: 3, survey: 9_500, prices: fittingPrices(0) },
  { zone: 'highlands', leadDays: 7, survey: 19_500, prices: fittingPrices(14_000) },
  { zone: 'northern_ireland', leadDays: 7, survey: 22_500, prices: fittingPrices(16_000) },
  { zone: 'isle_of_man', leadDays: 10, survey: null, prices: fittingPrices(21_000) },
];

// The largest at the greatest height needs a lift and a plan of its own.
function fittingPrices(journey: Pence): FittingRates['prices'] {
  const mainland = [
    [12_900, 18_900, 27_900],
    [14_900, 21_900, 31_900],
    [19_900, 27_900, 39_900],
    [29_900, 38_900, null],
  ];
  return mainland.map((row) => row.map((price) => (price === null ? null : price + journey)));
}

/** Payment methods and currencies of the demo shop (section 9). */
export const demoPaymentMethods = [
  {
    name: 'Card',
    description: 'Demo test card: nothing is charged',
    processingFee: '2.90',
    isActive: true,
    acceptedCurrencies: 'GBP',
    settings: { provider: 'test_card' },
  },
  {
    name: 'Bank transfer',
    description: 'Pay by transfer with your order number as the reference',
    processingFee: '0.00',
    isActive: true,
    acceptedCurrencies: 'GBP',
    settings: {
      provider: 'bank_transfer',
      accountName: 'Brightfront Signage Limited',
      sortCode: '00-00-00',
      accountNumber: '00000000',
      iban: 'GB56 ZZZZ 0000 0000 0000 00',
      bic: 'ZZZZGB2L',
    },
  },
  {
    name: 'PayPal',
    description: 'Taken on our payment provider’s page',
    processingFee: '3.40',
    isActive: true,
    acceptedCurrencies: 'GBP,EUR,USD',
    settings: { provider: 'stripe' },
  },
  {
    name: 'Apple Pay',
    description: 'Taken on our payment provider’s page',
    processingFee: '2.90',
    isActive: false,
    acceptedCurrencies: 'GBP',
    settings: { provider: 'stripe' },
  },
];

export const demoCurrencies = [
  { code: 'USD', name: 'US Dollar', symbol: '$', exchangeRate: '1.27' },
  { code: 'EUR', name: 'Euro', symbol: '€', exchangeRate: '1.17' },
  { code: 'CAD', name: 'Canadian Dollar', symbol: 'C$', exchangeRate: '1.71' },
  { code: 'AUD', name: 'Australian Dollar', symbol: 'A$', exchangeRate: '1.95' },
];

export const demoDrivers = [
  { name: 'Marek Nowak', phone: '07700 900201', vehicle: 'White Transit van', licensePlate: 'YD24 KLO' },
  { name: 'Jess Holroyd', phone: '07700 900202', vehicle: 'Blue Sprinter van', licensePlate: 'YK73 TZA' },
];
