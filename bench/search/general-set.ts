import { randomFrom } from '../random.ts';
import type { BenchProduct } from './shop-in-memory.ts';

const THINGS =
  `kettle toaster lamp chair desk shelf rug curtain blanket pillow mattress wardrobe mirror clock vase candle basket bin
  drill hammer saw spanner screwdriver sander ladder bucket brush roller paint hinge lock tap sink shower bath towel hose
  mower trimmer spade rake pot planter bench parasol grill cooker oven fridge freezer dishwasher washer dryer iron vacuum
  fan heater radiator thermostat alarm doorbell camera speaker headphones microphone keyboard mouse printer scanner router
  cable charger battery torch lantern tent backpack suitcase wallet belt glove hat scarf jacket boot trainer sandal sock
  bicycle helmet pump scooter skateboard racket ball bat net whistle puzzle doll train kite easel notebook pen pencil
  stapler folder envelope calculator whiteboard projector tripod lens binoculars telescope microscope scale blender mixer
  grinder juicer pan wok knife fork plate bowl mug glass jug flask lunchbox apron`.split(/\s+/);
const QUALITIES =
  `cordless folding stackable waterproof insulated compact adjustable portable wireless rechargeable reversible washable
  magnetic heavy-duty lightweight foldable stainless brushed solid ribbed quilted padded tempered ceramic wooden bamboo
  cotton linen leather rubber steel aluminium copper brass plastic glass marble slate concrete woven knitted printed
  striped plain matt gloss black white grey navy green red yellow orange pink purple brown cream silver gold`.split(
    /\s+/,
  );
const ROOMS = 'kitchen bathroom bedroom garden garage office hallway nursery workshop balcony caravan allotment'.split(
  ' ',
);
const ENDS = [
  'set',
  'kit',
  'with stand',
  'with cover',
  'for children',
  'for travel',
  'pack of 2',
  'pack of 6',
  'spare',
];
const SYLLABLES =
  'bar cor del fen gan hol jor kem lan mor nor pel quin ros sel tar ul ven wil yor zan bry cla dro'.split(' ');

/** Products of everything a large shop sells, always the same ones: for times and memory, not for judging. */
export function generalProducts(count: number): BenchProduct[] {
  const random = randomFrom(7);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const brands = Array.from({ length: 400 }, () => {
    const name = pick(SYLLABLES) + pick(SYLLABLES) + (random() < 0.4 ? pick(SYLLABLES) : '');
    return name.charAt(0).toUpperCase() + name.slice(1);
  });
  return Array.from({ length: count }, (_, at) => {
    const [brand, first, second, thing, room] = [
      pick(brands),
      pick(QUALITIES),
      pick(QUALITIES),
      pick(THINGS),
      pick(ROOMS),
    ];
    const size = `${10 + Math.floor(random() * 190)} cm`;
    const end = random() < 0.5 ? ` ${pick(ENDS)}` : '';
    const said = Array.from({ length: 3 }, () => {
      const [quality, other, place] = [pick(QUALITIES), pick(THINGS), pick(ROOMS)];
      return `The ${quality} ${thing} goes with any ${other} in the ${place} and is easy to clean.`;
    });
    return {
      name: `${brand} ${first} ${second} ${thing} ${size}${end}`,
      sku: `${brand.slice(0, 3).toUpperCase()}-${10_000 + at}`,
      category: `${room.charAt(0).toUpperCase()}${room.slice(1)}`,
      description: `${said.join(' ')} Made by ${brand} of ${first} parts, ${size} long, for the ${room}.`,
      pricePence: 200 + Math.floor(random() ** 3 * 200_000),
      inStock: random() < 0.9,
      specs: {},
    };
  });
}

/** What people might type for them: two to four words of a name, every third with a wrong letter. */
export function generalQueries(products: readonly BenchProduct[], count: number): string[] {
  const random = randomFrom(11);
  return Array.from({ length: count }, (_, at) => {
    const { name } = products[Math.floor(random() * products.length)] as BenchProduct;
    const words = name.split(' ').filter(() => random() < 0.6);
    const query = words.slice(0, 4).join(' ').toLowerCase() || name.toLowerCase();
    return at % 3 === 0 ? withTypo(query, random) : query;
  });
}

/** One edit in the longest word: a letter left out, doubled, changed, or swapped with its neighbour. */
export function withTypo(query: string, random: () => number): string {
  const words = query.split(' ');
  const isWord = (word: string) => /^[\p{L}-]+$/u.test(word);
  const at = words.reduce((best, word, i) => (isWord(word) && word.length > (words[best] ?? '').length ? i : best), 0);
  const word = words[at] ?? '';
  if (word.length < 4) return query;
  const place = 1 + Math.floor(random() * (word.length - 2));
  const letter = String.fromCharCode(97 + Math.floor(random() * 26));
  const edits = [
    word.slice(0, place) + word.slice(place + 1),
    word.slice(0, place) + word.charAt(place) + word.slice(place),
    word.slice(0, place) + letter + word.slice(place + 1),
    word.slice(0, place) + word.charAt(place + 1) + word.charAt(place) + word.slice(place + 2),
  ];
  words[at] = edits[Math.floor(random() * edits.length)] ?? word;
  return words.join(' ');
}
