import { setVatRate, writeSetting } from '#features/settings/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';

// Phone numbers come from the ranges that Ofcom reserves for fiction, abroad from ranges like them.
export const demoCompany = {
  name: 'Brightfront Signage Limited',
  tradingName: 'Brightfront',
  companyNumber: '00000000',
  vatNumber: 'GB 000 0000 00',
  addressLines: ['Unit 4, Foundry Yard', 'Kirkstall Road', 'Leeds', 'LS4 2QD'],
  email: 'hello@brightfront.example',
  phone: '0113 496 0199',
  openingHours: 'Monday to Friday, 8.30 am to 5.30 pm',
};

export const demoBranches = [
  {
    country: 'United States',
    city: 'New York',
    address: '118 Mercer Street, New York, NY 10012',
    phone: '+1 212 555 0142',
  },
  { country: 'France', city: 'Paris', address: '9 rue des Petites Écuries, 75010 Paris', phone: '+33 1 99 00 01 42' },
  { country: 'Qatar', city: 'Doha', address: 'Building 12, Grand Hamad Street, Doha', phone: '+974 5550 0142' },
  { country: 'Oman', city: 'Muscat', address: 'Way 3021, Al Khuwair, Muscat', phone: '+968 9550 0142' },
];

/** The demo shop's company and its branches. */
export async function seedSettings(context: AppContext): Promise<void> {
  const { db } = context;
  await setVatRate(db, 2000, '2011-01-04');
  await writeSetting(db, 'company', demoCompany);
  await writeSetting(db, 'branches', demoBranches);
  await writeSetting(db, 'social', [
    { name: 'LinkedIn', href: '/contact' },
    { name: 'Instagram', href: '/contact' },
    { name: 'YouTube', href: '/contact' },
  ]);
  await writeSetting(db, 'deliveryOrigin', {
    lat: 53.8035,
    lng: -1.5747,
    address: 'Foundry Yard, Kirkstall Road, Leeds LS4 2QD',
  });
}
