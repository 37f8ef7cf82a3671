import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { randomFrom, withTypo } from './general-set.ts';

/**
 * A stand-in for a set of somebody else's: titles as a large home improvement shop writes them, queries as its customers type
 * them, judged by rule. What it is, what it is called and its measures are drawn first; the judgments compare those and never
 * the words. It shows what a change does to such a catalogue; figures on judged sets of real shops are other figures.
 */
interface Thing {
  title: string;
  asked: readonly string[];
  /** How its measures are written: `#` is a number. The second is how a buyer writes them. */
  measure: readonly [title: string, ...asked: string[]];
  values: readonly string[];
  qualities: readonly string[];
  /** Sold for it, named after it, and not it. */
  parts: readonly string[];
}

const FINISH = ['White', 'Black', 'Brushed Nickel', 'Chrome', 'Oil Rubbed Bronze', 'Satin Brass', 'Espresso', 'Grey'];
const WIDTHS = ['18', '24', '30', '36', '42', '48', '60', '72'];
const LENGTHS = ['6', '12', '15', '25', '50', '100'];
const thing = (
  title: string,
  asked: string,
  measure: readonly [string, ...string[]],
  values: readonly string[],
  qualities: readonly string[],
  parts: string,
): Thing => ({
  title,
  asked: asked.split('|'),
  measure,
  values,
  qualities,
  parts: parts.split('|'),
});

const WIDE = ['# in. W', '# inch', '# in.', '#in', '#"'] as const;
const INCH = ['# in.', '# inch', '#-inch', '#"'] as const;
const FEET = ['# ft.', '# ft', '# foot', '#ft'] as const;
const THINGS: readonly Thing[] = [
  thing('Vanity', 'vanity|bathroom vanity|bath vanity', WIDE, WIDTHS, FINISH, 'Vanity Top|Vanity Light|Vanity Mirror'),
  thing(
    'Medicine Cabinet',
    'medicine cabinet|recessed medicine cabinet',
    WIDE,
    ['15', '16', '24', '30'],
    FINISH,
    'Medicine Cabinet Shelf',
  ),
  thing(
    'Door Hinge',
    'door hinge|hinges|brass hinge',
    INCH,
    ['2', '3', '3-1/2', '4', '5'],
    FINISH,
    'Hinge Pin Door Stop',
  ),
  thing(
    'Cabinet Hinge',
    'cabinet hinge|kitchen cabinet hinges',
    INCH,
    ['1/2', '3/8', '1-1/4'],
    FINISH,
    'Cabinet Hinge Jig',
  ),
  thing(
    'Plywood',
    'plywood|plywood sheet',
    ['# ft. x 8 ft.', '# ft x 8 ft', '# x 8'],
    ['2', '4', '5'],
    ['Birch', 'Oak', 'Pine', 'Sanded', 'Pressure-Treated'],
    'Plywood Clip|Saw Blade for Plywood',
  ),
  thing(
    'OSB',
    'osb|osb board',
    ['# ft. x 8 ft.', '# ft x 8 ft'],
    ['2', '4'],
    ['Tongue and Groove', 'Square Edge'],
    'OSB Clip',
  ),
  thing(
    'LED Under Cabinet Light',
    'under cabinet lighting|under cabinet lights|led under counter light',
    INCH,
    ['9', '12', '18', '24', '36'],
    FINISH,
    'Under Cabinet Light Linking Cable',
  ),
  thing(
    'LED Strip Light',
    'led strip lights|led tape light',
    FEET,
    LENGTHS,
    ['Warm White', 'Daylight', 'RGB'],
    'LED Strip Light Connector',
  ),
  thing(
    'Equivalent LED Light Bulb',
    'light bulb|led bulb|bulbs',
    ['#-Watt', '# watt', '# w', '#w'],
    ['40', '60', '75', '100', '150'],
    ['Soft White', 'Daylight', 'Bright White', 'Dimmable'],
    'Light Bulb Changer',
  ),
  thing(
    'Flood Light Bulb',
    'flood light bulb|flood bulbs',
    ['#-Watt', '# watt', '#w'],
    ['45', '65', '75', '90', '120'],
    ['Soft White', 'Daylight'],
    'Flood Light Bulb Shield',
  ),
  thing(
    'Touch Table Lamp',
    'touch lamp|touch bedside lamp',
    INCH,
    ['12', '15', '21', '24'],
    FINISH,
    'Lamp Shade for Touch Lamp',
  ),
  thing('Floor Lamp', 'floor lamp|standing lamp', INCH, ['58', '62', '65', '72'], FINISH, 'Floor Lamp Shade'),
  thing(
    'Outdoor Patio Chair',
    'outdoor patio chairs|patio chair|outdoor chair',
    ['#-Pack', '# pack', 'set of #'],
    ['2', '4', '6'],
    ['Wicker', 'Steel', 'Folding', 'Stackable'],
    'Patio Chair Cover|Outdoor Chair Cushion',
  ),
  thing(
    'Patio Dining Set',
    'patio set|patio dining set|outdoor dining set',
    ['#-Piece', '# piece'],
    ['3', '5', '7', '9'],
    ['Wicker', 'Steel', 'Aluminum', 'Teak'],
    'Patio Set Cover',
  ),
  thing(
    'Trash Can',
    'trash can|garbage can|kitchen trash can',
    ['# Gal.', '# gallon', '# gal'],
    ['3', '8', '13', '32', '50'],
    ['Stainless Steel', 'Step-On', 'Touchless', 'Wheeled'],
    'Trash Can Liner|Trash Bag',
  ),
  thing(
    'Bucket',
    '5 gallon bucket|bucket|paint bucket',
    ['# Gal.', '# gallon', '# gal'],
    ['1', '2', '3.5', '5'],
    ['Orange', 'White', 'Food Grade'],
    'Bucket Lid|Bucket Organizer',
  ),
  thing(
    'Water Heater',
    'water heater|hot water heater',
    ['# Gal.', '# gallon', '# gal'],
    ['30', '40', '50', '80'],
    ['Electric', 'Natural Gas', 'Tankless', 'Short'],
    'Water Heater Element|Water Heater Drain Pan|Water Heater Stand',
  ),
  thing(
    'Garden Hose',
    'garden hose|water hose|hose',
    FEET,
    LENGTHS,
    ['Heavy-Duty', 'Expandable', 'Soaker', 'Lead-Free'],
    'Hose Reel|Hose Nozzle|Garden Hose Hanger',
  ),
  thing(
    'Extension Cord',
    'extension cord|outdoor extension cord',
    FEET,
    LENGTHS,
    ['Outdoor', 'Indoor', 'Green', '12/3'],
    'Extension Cord Reel',
  ),
  thing(
    'Ceiling Fan',
    'ceiling fan|outdoor ceiling fan',
    INCH,
    ['36', '42', '44', '52', '60'],
    FINISH,
    'Ceiling Fan Remote|Ceiling Fan Blade|Ceiling Fan Light Kit',
  ),
  thing(
    'Over the Range Microwave',
    'over the range microwave|microwave over stove|otr microwave',
    ['# cu. ft.', '# cu ft', '# cubic foot'],
    ['1.5', '1.6', '1.7', '1.9', '2.1'],
    ['Stainless Steel', 'White', 'Black'],
    'Microwave Filter|Microwave Trim Kit',
  ),
  thing(
    'Countertop Microwave',
    'microwave|countertop microwave',
    ['# cu. ft.', '# cu ft'],
    ['0.7', '0.9', '1.1', '1.2', '2.2'],
    ['Stainless Steel', 'White', 'Black'],
    'Microwave Cart',
  ),
  thing(
    'Refrigerator',
    'refrigerator|fridge',
    ['# cu. ft.', '# cu ft'],
    ['10', '18', '21', '25', '28'],
    ['French Door', 'Side by Side', 'Top Freezer', 'Stainless Steel'],
    'Refrigerator Water Filter|Refrigerator Water Line',
  ),
  thing(
    'Electric Range',
    'electric range|electric stove|slide in range',
    WIDE,
    ['20', '24', '30', '36'],
    ['Stainless Steel', 'White', 'Slide-In', 'Self-Cleaning'],
    'Range Hood|Range Cord',
  ),
  thing(
    'Kitchen Faucet',
    'kitchen faucet|pull down kitchen faucet',
    ['#-Handle', '# handle', 'single handle'],
    ['1', '2'],
    FINISH,
    'Kitchen Faucet Cartridge|Faucet Supply Line',
  ),
  thing(
    'Bathroom Faucet',
    'bathroom faucet|bathroom sink faucet',
    ['# in. Centerset', '# inch centerset', '# in'],
    ['4', '8'],
    FINISH,
    'Bathroom Faucet Drain',
  ),
  thing(
    'Rain Shower Head',
    'rain shower head|shower head|shower heads',
    INCH,
    ['6', '8', '10', '12'],
    FINISH,
    'Shower Head Arm|Shower Head Hose',
  ),
  thing(
    'Toilet',
    'toilet|elongated toilet|toilets',
    ['# GPF', '# gpf'],
    ['1.1', '1.28', '1.6'],
    ['White', 'Elongated', 'Round', 'Dual Flush'],
    'Toilet Seat|Toilet Flapper|Toilet Paper Holder',
  ),
  thing(
    'Paint',
    'paint|interior paint|wall paint',
    ['# gal.', '# gallon', '# gal'],
    ['1', '5'],
    ['White', 'Flat', 'Semi-Gloss', 'Satin', 'Exterior'],
    'Paint Tray|Paint Roller|Paint Brush',
  ),
  thing(
    'Deck Stain',
    'deck stain|wood stain',
    ['# gal.', '# gallon'],
    ['1', '5'],
    ['Cedar', 'Redwood', 'Transparent', 'Solid'],
    'Deck Stain Applicator',
  ),
  thing(
    'Cordless Drill',
    'cordless drill|drill|drill set',
    ['#-Volt', '# volt', '#v'],
    ['12', '18', '20'],
    ['Lithium-Ion', 'Brushless', 'Compact'],
    'Drill Bit Set|Drill Battery',
  ),
  thing(
    'Circular Saw',
    'circular saw|skill saw',
    INCH,
    ['5-1/2', '6-1/2', '7-1/4'],
    ['Corded', 'Cordless', 'Worm Drive'],
    'Circular Saw Blade|Circular Saw Guide',
  ),
  thing(
    'Air Compressor',
    'air compressor|portable air compressor',
    ['# Gal.', '# gallon'],
    ['1', '3', '6', '20', '60'],
    ['Oil-Free', 'Pancake', 'Portable'],
    'Air Compressor Hose|Air Compressor Oil',
  ),
  thing(
    'Window Blind',
    'blinds|window blinds|cordless blinds',
    WIDE,
    WIDTHS,
    ['White', 'Faux Wood', 'Cordless', 'Vertical'],
    'Blind Bracket|Window Blind Valance',
  ),
  thing(
    'Interior Door',
    'interior door|bedroom door|prehung door',
    INCH,
    ['24', '28', '30', '32', '36'],
    ['Primed', '6-Panel', 'Hollow Core', 'Solid Core'],
    'Door Knob|Door Stop',
  ),
  thing(
    'Screen Door',
    'screen door|patio screen door',
    INCH,
    ['30', '32', '36'],
    ['White', 'Black', 'Wood', 'Sliding'],
    'Screen Door Closer|Screen Door Handle',
  ),
  thing(
    'Shelf Bracket',
    'shelf bracket|angle bracket|l bracket',
    INCH,
    ['4', '6', '8', '10', '12'],
    FINISH,
    'Bracket Cover',
  ),
  thing(
    'Wire Shelving',
    'wire shelving|closet shelf|closet shelving',
    FEET,
    ['3', '4', '6', '12'],
    ['White', 'Chrome', 'Ventilated'],
    'Shelf Clip|Shelf Liner',
  ),
  thing(
    'Air Conditioner',
    'air conditioner|window air conditioner|ac unit',
    ['#,000 BTU', '#000 btu', '#,000 btu'],
    ['5', '6', '8', '10', '12'],
    ['Window', 'Portable', 'Energy Star'],
    'Air Conditioner Cover|Air Conditioner Support Bracket',
  ),
  thing(
    'Ladder',
    'ladder|step ladder|extension ladder',
    FEET,
    ['4', '6', '8', '16', '24'],
    ['Fiberglass', 'Aluminum', 'Folding'],
    'Ladder Stabilizer|Ladder Rack',
  ),
  thing(
    'Carpet Tile',
    'carpet tile|carpet squares',
    ['# in. x # in.', '# x # inch', '#x#'],
    ['18', '19.7', '24'],
    ['Grey', 'Blue', 'Beige', 'Peel and Stick'],
    'Carpet Tile Adhesive',
  ),
  thing(
    'Ceramic Floor Tile',
    'floor tile|ceramic tile|bathroom tile',
    ['# in. x # in.', '# x #', '#x# inch'],
    ['6', '12', '16', '18'],
    ['White', 'Beige', 'Wood Look', 'Glazed'],
    'Tile Spacer|Tile Cutter|Floor Tile Grout',
  ),
  thing(
    '3-in-1 Bathroom Heater',
    'bathroom heater fan light|3 in 1 bathroom heater',
    ['# CFM', '# cfm'],
    ['70', '80', '110'],
    ['White', 'Quiet'],
    'Bathroom Heater Grille',
  ),
  thing(
    'Smoke Detector',
    'smoke detector|smoke alarm',
    ['#-Pack', '# pack', 'pack of #'],
    ['1', '2', '3', '6'],
    ['Hardwired', 'Battery Operated', '10-Year'],
    'Smoke Detector Bracket',
  ),
  thing(
    'String Light',
    'string lights|outdoor string lights|patio lights',
    FEET,
    ['24', '48', '100'],
    ['Outdoor', 'Solar', 'Edison'],
    'String Light Hook',
  ),
  thing(
    'PVC Pipe',
    'pvc pipe|pipe',
    INCH,
    ['1/2', '3/4', '1', '1-1/2', '2', '4'],
    ['Schedule 40', 'White', 'Foam Core'],
    'PVC Pipe Cutter|PVC Pipe Cement|PVC Pipe Fitting',
  ),
];
const SYLLABLES = 'ham del mil wau dew roy ryo koh mor hus bel gli lif wer han cor bra fen tol ken sim zep'.split(' ');
const ENDS = [
  '',
  '',
  '',
  ' with Hardware',
  ' for Indoor Use',
  ' - Special Buy',
  ' (2-Pack)',
  ' in Box',
  ' with 5-Year Warranty',
];

interface Made {
  name: string;
  thing: Thing | null;
  partOf: Thing | null;
  value: string;
  quality: string;
  brand: string;
  price: number;
}

/** Writes products.jsonl, queries.jsonl and qrels.jsonl into a folder; the same ones each time. */
export async function writeHomeSet(folder: string, count: number, queryCount = 1_200): Promise<void> {
  const random = randomFrom(23);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  const brands = Array.from({ length: 300 }, () =>
    capital(pick(SYLLABLES) + pick(SYLLABLES) + (random() < 0.4 ? pick(SYLLABLES) : '')),
  );
  const products = Array.from({ length: count }, (): Made => {
    const made = pick(THINGS);
    const [value, quality, brand] = [pick(made.values), pick(made.qualities), pick(brands)];
    const measure = made.measure[0].replaceAll('#', value);
    const price = Math.round(500 + random() ** 3 * 90_000) / 100;
    if (random() < 0.3) {
      const part = pick(made.parts);
      const sized = random() < 0.5 ? ` for ${measure} ${made.title}` : '';
      return { name: `${brand} ${quality} ${part}${sized}`, thing: null, partOf: made, value, quality, brand, price };
    }
    const name = random() < 0.6 ? `${measure} ${quality} ${made.title}` : `${measure} ${made.title} in ${quality}`;
    return { name: `${brand} ${name}${pick(ENDS)}`, thing: made, partOf: null, value, quality, brand, price };
  });
  const queries = Array.from({ length: queryCount }, (_, at) => {
    const made = pick(THINGS);
    const sample = pick(products.filter((product) => product.thing === made));
    const value = random() < 0.55 ? sample.value : '';
    const quality = random() < 0.35 ? sample.quality : '';
    const brand = random() < 0.12 ? sample.brand : '';
    const measure = value ? pick(made.measure.slice(1)).replaceAll('#', value) : '';
    const asked = pick(made.asked);
    const parts = random() < 0.7 ? [brand, measure, quality, asked] : [brand, quality, asked, measure];
    const price = random() < 0.03 ? ` under $${20 * Math.ceil(random() * 40)}` : '';
    const q = `${parts.filter(Boolean).join(' ').toLowerCase()}${price}`;
    return { q: at % 4 === 3 ? withTypo(q, random) : q, typo: at % 4 === 3, made, value, quality, brand };
  });
  await mkdir(folder, { recursive: true });
  const write = (name: string, rows: object[]) =>
    writeFile(path.join(folder, name), `${rows.map((row) => JSON.stringify(row)).join('\n')}\n`);
  await write(
    'products.jsonl',
    products.map(({ name, price }, at) => ({ id: `p${at}`, name, price })),
  );
  await write(
    'queries.jsonl',
    queries.map(({ q, typo }, at) => ({ id: `q${at}`, q, typo, split: at % 2 ? 'held' : 'dev' })),
  );
  await write(
    'qrels.jsonl',
    queries.flatMap((query, at) =>
      products.flatMap((product, place) => {
        const gain = gainOf(query, product);
        return gain > 0 ? [{ q: `q${at}`, p: `p${place}`, gain }] : [];
      }),
    ),
  );
}

// The thing in everything that was named is exact; with something else of it, partly; what is made for it, hardly.
function gainOf(query: Omit<Made, 'name' | 'thing' | 'partOf' | 'price'> & { made: Thing }, product: Made): number {
  if (product.thing === query.made) {
    const named = (['value', 'quality', 'brand'] as const).filter((which) => query[which]);
    const missed = named.filter((which) => product[which] !== query[which]).length;
    return missed === 0 ? 1 : missed < named.length ? 0.5 : 0.25;
  }
  return 0;
}
