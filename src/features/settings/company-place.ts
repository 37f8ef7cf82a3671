import { roughPlace } from '#values/places.ts';
import { readUkPostcode } from '#values/postcode.ts';

/** About where a company is, as far as its address tells. */
export interface CompanyPlace {
  lat: number;
  lng: number;
  address: string;
  precision: 'area' | 'country';
}

const COUNTRY = 'United Kingdom';
const POSTCODE = /\b[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}\b/gi;
// Last lines that name no town.
const COUNTRIES = /^(?:the )?(?:united kingdom|u\.?k\.?|great britain|england|scotland|wales|northern ireland)$/i;

/** The town and the postcode area of an address in lines; without a postcode of the UK no more is known than the country. */
export function placeOfCompany(addressLines: readonly string[]): CompanyPlace {
  const text = addressLines.join(', ');
  const found = text.match(POSTCODE)?.findLast((each) => readUkPostcode(each));
  const { lat, lng, precision } = roughPlace({ city: '', postcode: found ?? '', country: COUNTRY });
  const town = found ? townBefore(text.slice(0, text.lastIndexOf(found))) : undefined;
  return {
    lat,
    lng,
    precision: precision === 'country' ? precision : 'area',
    address: [town, COUNTRY].filter(Boolean).join(', '),
  };
}

function townBefore(text: string): string | undefined {
  const parts = text.split(',').map((part) => part.trim());
  return parts.findLast((part) => part !== '' && !COUNTRIES.test(part));
}
