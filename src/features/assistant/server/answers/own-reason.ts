import { specRow } from '#features/catalogue/spec-rows.ts';
import type { Advice } from '#features/search/server/door.ts';

type Found = Advice['products'][number];

/** A need that a figure of the specification meets, as it is told in a few words. */
interface Figure {
  asked: RegExp;
  key: 'brightnessNits' | 'operatingHours' | 'ipRating' | 'loadKg' | 'weightKg' | 'reachM';
  says(value: string): string;
}

const FIGURES: readonly Figure[] = [
  {
    asked:
      /\b(?:sun(?:ny|light|shine)?|daylight|windows?|glare|bright\w*|nits|glass (?:roof|walls?|front)|glazed|washed out|atrium|conservatory|outdoors?|outside)\b/iu,
    key: 'brightnessNits',
    says: (value) => value.replace(/ \(.*\)$/u, ''),
  },
  {
    asked:
      /\b(?:24 ?[/-] ?7|24 hours|day and night|round the clock|all night|never (?:switched |turned )?off|always on|control room)\b/iu,
    key: 'operatingHours',
    says: (value) => `rated for ${value}`,
  },
  {
    asked:
      /\b(?:rain\w*|wet|dust\w*|outdoors?|outside|weather\w*|street|pavement|terrace|garden|splash\w*|hosed?|damp|steam\w*)\b/iu,
    key: 'ipRating',
    says: (value) => value,
  },
  { asked: /\b(?:kg|kilos?|weigh\w*|heavy|hold|carr(?:y|ies))\b/iu, key: 'loadKg', says: (value) => `holds ${value}` },
  {
    asked: /\b(?:light(?:er|weight)?|lift(?:ed)?|weigh\w*|heavy|carr(?:y|ied))\b(?! sensor)/iu,
    key: 'weightKg',
    says: (value) => `weighs ${value}`,
  },
  {
    asked: /\b(?:reach|metres?|meters?|yards?|away|distance|long)\b/iu,
    key: 'reachM',
    says: (value) => `reaches ${value}`,
  },
];

// What a search says of its own reading, and of a price that is said in full.
const OF_THE_PRICE =
  /(?:^|, | and )£[\d,.]+(?: (?:inc|ex) VAT)? is within (?:£[\d,.]+ to £[\d,.]+|the price you named)/giu;
const OF_A_NAME = /(?:^|, | and )its name says ‘[^’]*’/iu;
const BY_CHANCE = 'It comes nearest to your words';
const LEFT_OVER = /^(?:, | and )/u;

/** Why a product is shown, from the buyer's own need: what it is for, the figures that meet what is asked, and how it keeps to the budget. */
export function ownReason({ product, reason }: Found, message: string, within: string): string {
  const figures = FIGURES.filter(({ asked }) => asked.test(message))
    .flatMap(({ key, says }) => {
      const row = specRow(product.specs, key);
      return row ? [says(row.value)] : [];
    })
    .filter((figure) => !reason.includes(figure) && !(/^reaches\b/u.test(figure) && /\breaches\b/iu.test(reason)));
  const met = [...new Set([...figures, ...(within ? [within] : [])])];
  const bare = reason.replace(/\.$/u, '').replace(OF_THE_PRICE, '').replace(LEFT_OVER, '');
  const unnamed = bare.replace(OF_A_NAME, '').replace(LEFT_OVER, '');
  // What its name says, or that it comes nearest, is a reason only where there is no other.
  const why = met.length === 0 && unnamed === '' ? bare : unnamed === BY_CHANCE && met.length > 0 ? '' : unnamed;
  return [why, sentence(met)].filter(Boolean).map(ended).join(' ');
}

function sentence(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

function ended(text: string): string {
  const begun = `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
  return /[.!?]’?$/u.test(begun) ? begun : `${begun}.`;
}
