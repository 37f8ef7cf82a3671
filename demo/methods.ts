/** Delivery methods, payment methods and currencies of the demo shop (section 9). Amounts in pence. */
export const demoDeliveryMethods = [
  {
    name: 'Standard',
    description: 'To your door, Monday to Friday',
    price: 999,
    estimatedDays: 7,
    freeThreshold: 10_000,
    isCollection: false,
  },
  {
    name: 'Express',
    description: 'Two-person delivery at a time that we agree with you',
    price: 1_999,
    estimatedDays: 3,
    freeThreshold: 20_000,
    isCollection: false,
  },
  {
    name: 'Next Day',
    description: 'Ordered by 2 pm on a working day, mainland UK',
    price: 3_499,
    estimatedDays: 1,
    freeThreshold: null,
    isCollection: false,
  },
  {
    name: 'Collection',
    description: 'From our trade counter in Leeds; we e-mail when it is ready',
    price: 0,
    estimatedDays: 1,
    freeThreshold: null,
    isCollection: true,
  },
];

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
    description: 'Pay by BACS or Faster Payments with your order number as the reference',
    processingFee: '0.00',
    isActive: true,
    acceptedCurrencies: 'GBP',
    settings: {
      provider: 'bank_transfer',
      accountName: 'Brightfront Signage Limited',
      sortCode: '00-00-00',
      accountNumber: '00000000',
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
