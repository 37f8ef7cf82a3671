import type { OrderAddress } from '#features/orders/tables.ts';

/** The twelve businesses that have bought from the demo shop; the first is the demo account `customer`. */
export interface DemoCustomer {
  firstName: string;
  lastName: string;
  email: string;
  company: string;
  phone: string;
  /** Where the demo's staff have set it on the map; some are known by their postcode area only. */
  point?: { lat: number; lng: number };
  address: Pick<OrderAddress, 'addressLine1' | 'city' | 'county' | 'postcode' | 'country'>;
}

const UK = 'United Kingdom';

export const demoCustomers: DemoCustomer[] = [
  {
    firstName: 'Priya',
    lastName: 'Nair',
    email: 'priya@copperkettle.example',
    company: 'The Copper Kettle',
    phone: '0113 496 0101',
    point: { lat: 53.7955, lng: -1.5402 },
    address: {
      addressLine1: '14 Call Lane',
      city: 'Leeds',
      county: 'West Yorkshire',
      postcode: 'LS1 6DT',
      country: UK,
    },
  },
  {
    firstName: 'Gareth',
    lastName: 'Pryce',
    email: 'gareth@harbourchippy.example',
    company: 'Harbour Chippy',
    phone: '029 2018 0102',
    address: {
      addressLine1: '3 Mermaid Quay',
      city: 'Cardiff',
      county: 'South Glamorgan',
      postcode: 'CF10 5BZ',
      country: UK,
    },
  },
  {
    firstName: 'Zoë',
    lastName: 'Marchetti',
    email: 'zoe@marchettigelato.example',
    company: 'Marchetti Gelato',
    phone: '0131 496 0103',
    point: { lat: 55.9475, lng: -3.196 },
    address: {
      addressLine1: '88 Grassmarket',
      city: 'Edinburgh',
      county: 'Midlothian',
      postcode: 'EH1 2HJ',
      country: UK,
    },
  },
  {
    firstName: 'Daniel',
    lastName: 'O’Brien',
    email: 'd.obrien@northgatefitout.example',
    company: 'Northgate Fit-Out',
    phone: '0161 496 0104',
    point: { lat: 53.4787, lng: -2.256 },
    address: {
      addressLine1: 'Unit 7, Canal Works',
      city: 'Manchester',
      county: 'Greater Manchester',
      postcode: 'M3 4LY',
      country: UK,
    },
  },
  {
    firstName: 'Wei',
    lastName: 'Ng',
    email: 'wei@lanternnoodle.example',
    company: 'Lantern Noodle Bar',
    phone: '0121 496 0105',
    point: { lat: 52.4748, lng: -1.8967 },
    address: {
      addressLine1: '41 Hurst Street',
      city: 'Birmingham',
      county: 'West Midlands',
      postcode: 'B5 4BJ',
      country: UK,
    },
  },
  {
    firstName: 'Fatima',
    lastName: 'Al-Rashid',
    email: 'fatima@pearldentistry.example',
    company: 'Pearl Dentistry',
    phone: '020 7946 0106',
    point: { lat: 51.522, lng: -0.1605 },
    address: {
      addressLine1: '210 Marylebone Road',
      city: 'London',
      county: 'Greater London',
      postcode: 'NW1 6JQ',
      country: UK,
    },
  },
  {
    firstName: 'Callum',
    lastName: 'Fraser',
    email: 'callum@ironworksgym.example',
    company: 'Ironworks Gym',
    phone: '0141 496 0107',
    address: {
      addressLine1: '19 Dumbarton Road',
      city: 'Glasgow',
      county: 'Lanarkshire',
      postcode: 'G11 6PW',
      country: UK,
    },
  },
  {
    firstName: 'Hannah',
    lastName: 'Birtwistle',
    email: 'hannah@millhousegarden.example',
    company: 'Millhouse Garden Centre',
    phone: '01904 960108',
    address: {
      addressLine1: 'Millhouse Lane',
      city: 'York',
      county: 'North Yorkshire',
      postcode: 'YO26 7QF',
      country: UK,
    },
  },
  {
    firstName: 'Samuel',
    lastName: 'Adeyemi',
    email: 'sam@chapterandverse.example',
    company: 'Chapter & Verse Books',
    phone: '0117 496 0109',
    address: { addressLine1: '5 Christmas Steps', city: 'Bristol', county: 'Avon', postcode: 'BS1 5BS', country: UK },
  },
  {
    firstName: 'Claire',
    lastName: 'Dubois',
    email: 'claire@maisondubois.example',
    company: 'Maison Dubois',
    phone: '+33 1 99 00 01 10',
    address: { addressLine1: '27 rue de Charonne', city: 'Paris', county: null, postcode: '75011', country: 'France' },
  },
  {
    firstName: 'Rory',
    lastName: 'McAllister',
    email: 'rory@titanicquarterbar.example',
    company: 'The Slipway Bar',
    phone: '028 9018 0111',
    address: {
      addressLine1: '2 Queens Road',
      city: 'Belfast',
      county: 'County Antrim',
      postcode: 'BT3 9DT',
      country: UK,
    },
  },
  {
    firstName: 'Aisha',
    lastName: 'Khan',
    email: 'aisha@swiftpharmacy.example',
    company: 'Swift Pharmacy',
    phone: '0115 496 0112',
    address: {
      addressLine1: '63 Derby Road',
      city: 'Nottingham',
      county: 'Nottinghamshire',
      postcode: 'NG1 5AW',
      country: UK,
    },
  },
];
