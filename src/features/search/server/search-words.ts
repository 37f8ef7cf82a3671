import type { ProductWords } from '#features/catalogue/server/door.ts';
import type { SearchDocument } from '../engine/search-document.ts';

/** A product as the engine reads it. */
export function documentOf({ name, category, description, sku, specs }: ProductWords): SearchDocument {
  return { name, category, features: featuresOf(specs), description: description ?? '', codes: sku ? [sku] : [] };
}

/** What the specifications say, in the words that a shopper would use. */
function featuresOf(specs: ProductWords['specs']): string {
  return [
    specs.brand,
    specs.screenSizeInches !== undefined && `${specs.screenSizeInches} inch`,
    specs.resolution,
    specs.resolution && /3840/.test(specs.resolution) && '4k uhd',
    specs.resolution && /1920/.test(specs.resolution) && 'full hd 1080p',
    specs.brightnessNits !== undefined && `${specs.brightnessNits} nits`,
    specs.orientation === 'both' ? 'landscape portrait' : specs.orientation,
    specs.touch && 'touch touchscreen interactive',
    specs.outdoor && 'outdoor weatherproof',
    specs.ipRating,
    specs.operatingHours,
    specs.energyClass && `energy class ${specs.energyClass}`,
    specs.vesa && `vesa ${specs.vesa}`,
    ...(specs.connectivity ?? []),
  ]
    .filter(Boolean)
    .join(' ');
}
