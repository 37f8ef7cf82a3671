import type { DemoProduct } from './demo-product.ts';

/** What an LED wall is made of beside the first two cabinets: more pitches, data, frames, spares and cases. */
export const ledParts: DemoProduct[] = [
  {
    sku: 'BF-LED-CAB-15',
    name: 'Tessaform LED cabinet 50 × 50, 1.5 mm',
    description:
      'The finest cabinet of the series, for reception desks and control rooms where people stand close: 600 nits, 3,840 Hz, corners protected in transport. Locks to the 1.9 and 2.6 mm cabinets.',
    price: '790.00',
    category: 'Video Walls',
    inStock: true,
    stockQuantity: 36,
    specs: {
      brand: 'Tessaform',
      resolution: '320 × 320',
      brightnessNits: 600,
      orientation: 'both',
      operatingHours: '24/7',
      powerWatts: 52,
      weightKg: 7.9,
      connectivity: ['Ethernet data in and out'],
      warrantyYears: 3,
      leadTimeDays: 10,
    },
    picture: { kind: 'led-cabinet', content: 'launch' },
  },
  {
    sku: 'BF-LED-OUT-39',
    name: 'Tessaform outdoor LED cabinet 50 × 50, 3.9 mm',
    description:
      'For squares, stadium concourses and drive-throughs: 4,500 nits, IP65 front and rear, modules that come out from either side. Aluminium, with gaskets at every joint.',
    price: '620.00',
    category: 'Video Walls',
    inStock: true,
    stockQuantity: 48,
    specs: {
      brand: 'Tessaform',
      resolution: '128 × 128',
      brightnessNits: 4500,
      orientation: 'both',
      outdoor: true,
      ipRating: 'IP65',
      operatingHours: '24/7',
      powerWatts: 66,
      weightKg: 11.8,
      connectivity: ['Ethernet data in and out'],
      warrantyYears: 3,
      leadTimeDays: 10,
    },
    picture: { kind: 'led-cabinet', content: 'match' },
  },
  {
    sku: 'BF-LED-OUT-48',
    name: 'Tessaform outdoor LED cabinet 50 × 50, 4.8 mm',
    description:
      'The outdoor cabinet for pictures seen from across the road: 5,000 nits, IP65 front and rear, and the lowest price for each square metre. Same locks and frame as the finer one.',
    price: '540.00',
    category: 'Video Walls',
    inStock: true,
    stockQuantity: 72,
    specs: {
      brand: 'Tessaform',
      resolution: '104 × 104',
      brightnessNits: 5000,
      orientation: 'both',
      outdoor: true,
      ipRating: 'IP65',
      operatingHours: '24/7',
      powerWatts: 62,
      weightKg: 11.2,
      connectivity: ['Ethernet data in and out'],
      warrantyYears: 3,
      leadTimeDays: 10,
    },
    picture: { kind: 'led-cabinet', content: 'hills' },
  },
  {
    sku: 'BF-LED-CTL-4',
    name: 'Tessaform LED controller, 4 ports',
    description:
      'Takes HDMI or DVI from a player or laptop and feeds up to 2.6 million pixels of LED cabinets over four data ports. Scales any picture to fit; brightness by the clock. One rack unit.',
    price: '680.00',
    category: 'Accessories',
    inStock: true,
    stockQuantity: 9,
    specs: {
      brand: 'Tessaform',
      powerWatts: 35,
      weightKg: 3.2,
      connectivity: ['HDMI in', 'DVI in', 'Ethernet', 'Data × 4'],
      warrantyYears: 3,
      leadTimeDays: 2,
    },
    picture: { kind: 'led-part', part: 'controller', ports: 4 },
  },
  {
    sku: 'BF-LED-CTL-10',
    name: 'Tessaform LED controller, 10 ports',
    description:
      'For stages and stadiums: ten data ports, 6.5 million pixels, three pictures side by side and a second input that takes over when the first fails. One rack unit.',
    price: '1890.00',
    category: 'Accessories',
    inStock: true,
    stockQuantity: 4,
    specs: {
      brand: 'Tessaform',
      powerWatts: 48,
      weightKg: 4.6,
      connectivity: ['HDMI in × 2', 'DisplayPort in', 'Ethernet', 'Data × 10'],
      warrantyYears: 3,
      leadTimeDays: 5,
    },
    picture: { kind: 'led-part', part: 'controller', ports: 10 },
  },
  {
    sku: 'BF-LED-FRAME',
    name: 'Tessaform frame for one LED cabinet',
    description:
      'The aluminium frame behind one indoor cabinet: bolts to brick, blockwork or studs, levels in three directions and hooks to the next. Take one for each cabinet.',
    price: '38.00',
    category: 'Accessories',
    inStock: true,
    stockQuantity: 160,
    specs: { brand: 'Tessaform', weightKg: 2.1, warrantyYears: 10, leadTimeDays: 2 },
    picture: { kind: 'led-part', part: 'frame' },
  },
  {
    sku: 'BF-LED-FRAME-OUT',
    name: 'Tessaform outdoor frame for one LED cabinet',
    description:
      'Galvanised frame behind one outdoor cabinet, with a gap for rain and air and stainless fixings. What it is bolted to is for your structural engineer. Take one for each cabinet.',
    price: '64.00',
    category: 'Accessories',
    inStock: true,
    stockQuantity: 120,
    specs: { brand: 'Tessaform', weightKg: 4.2, warrantyYears: 10, leadTimeDays: 5, outdoor: true },
    picture: { kind: 'led-part', part: 'frame', outdoor: true },
  },
  ...[
    { code: '15', pitch: '1.5', price: '96.00', pixels: '160 × 160', stock: 30, content: 'launch' as const },
    { code: '19', pitch: '1.9', price: '72.00', pixels: '128 × 128', stock: 34, content: 'colours' as const },
    { code: '26', pitch: '2.6', price: '58.00', pixels: '96 × 96', stock: 60, content: 'bloom' as const },
  ].map((module): DemoProduct => spareModule({ ...module, sku: `BF-LED-MOD-${module.code}`, place: '' })),
  ...[
    { code: '39', pitch: '3.9', price: '84.00', pixels: '64 × 64', stock: 28, content: 'match' as const },
    { code: '48', pitch: '4.8', price: '74.00', pixels: '52 × 52', stock: 40, content: 'hills' as const },
  ].map((module): DemoProduct => spareModule({ ...module, sku: `BF-LED-MOD-O${module.code}`, place: 'outdoor ' })),
  {
    sku: 'BF-LED-CASE-6',
    name: 'Tessaform flight case for six LED cabinets',
    description:
      'Birch and aluminium on four braked castors, with foam cut for six cabinets and a drawer for leads and locks. Two stack. For LED that travels.',
    price: '390.00',
    category: 'Accessories',
    inStock: true,
    stockQuantity: 14,
    specs: { brand: 'Tessaform', weightKg: 34, warrantyYears: 5, leadTimeDays: 2 },
    picture: { kind: 'led-part', part: 'case' },
  },
];

type Module = {
  sku: string;
  pitch: string;
  price: string;
  pixels: string;
  stock: number;
  place: '' | 'outdoor ';
  content: 'launch' | 'colours' | 'bloom' | 'match' | 'hills';
};

// Four of them make a cabinet.
function spareModule({ sku, pitch, price, pixels, stock, place, content }: Module): DemoProduct {
  return {
    sku,
    name: `Tessaform spare module for ${place}cabinets, ${pitch} mm`,
    description: `One of the four modules of ${place ? 'an' : 'a'} ${place}cabinet, held by magnets and changed from the front in a minute. From the same batch when ordered together, so its colour matches.`,
    price,
    category: 'Accessories',
    inStock: true,
    stockQuantity: stock,
    specs: {
      brand: 'Tessaform',
      resolution: pixels,
      weightKg: place ? 1.1 : 0.6,
      warrantyYears: 3,
      leadTimeDays: 2,
      ...(place && { outdoor: true, ipRating: 'IP65' }),
    },
    picture: { kind: 'led-part', part: 'module', content },
  };
}
