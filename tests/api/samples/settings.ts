import type { Samples } from './sample.ts';

const companySample = {
  name: 'Corner Signage Limited',
  tradingName: 'Corner Signage',
  companyNumber: '01234567',
  vatNumber: 'GB 123 4567 89',
  addressLines: ['1 Foundry Lane', 'Leeds', 'LS1 4AP'],
  email: 'hello@corner-signage.example',
  phone: '0113 496 0100',
  openingHours: 'Monday to Friday, 9 am to 5 pm',
};

// Sending once more what holds already is no change, whatever the version.
const settingsSample = {
  company: { version: 0, ...companySample },
  vat: { version: 0, upcoming: [{ rate: '17.50', validFrom: dayFromNow(30) }] },
  deliveryOrigin: { version: 0, address: 'Foundry Lane, Leeds', lat: 53.8, lng: -1.55 },
  branches: {
    version: 0,
    list: [{ country: 'France', city: 'Paris', address: '9 rue Verte', phone: '+33 1 99 00 01 42' }],
  },
  claims: { version: 0, list: [{ title: 'Next day', text: 'Tomorrow', href: '/terms', needsDeliveryDays: 1 }] },
  social: { version: 0, list: [{ name: 'LinkedIn', href: 'https://linkedin.example/corner' }] },
};

const setupSample = {
  code: '0000-0000-0000-0000',
  company: companySample,
  vatRate: '20.00',
  bank: { accountName: 'Corner Signage', sortCode: '12-34-56', accountNumber: '12345678', iban: '', bic: '' },
  admin: { firstName: 'Ada', lastName: 'Owner', email: 'ada@corner-signage.example', password: 'Password123!' },
};

export const settingsCalls = {
  'GET /api/settings/public': () => ({}),
  'GET /api/settings': () => ({}),
  'PUT /api/settings': () => ({ body: { ...settingsSample } }),
  'GET /api/setup': () => ({}),
  'GET /api/setup/checklist': () => ({}),
  'POST /api/setup': () => ({ body: { ...setupSample } }),
} satisfies Partial<Samples>;

function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
