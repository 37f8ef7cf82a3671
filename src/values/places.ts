import type { Place } from './geo.ts';
import { postcodeArea } from './postcode.ts';

/** The town of an address, with a position to about a kilometre. */
export interface TownPlace extends Place {
  town: string;
}

// Every UK postcode area (the letters a postcode starts with): its post town, latitude, longitude.
const UK_AREAS = `AB Aberdeen 57.15 -2.09|AL St Albans 51.75 -0.34|B Birmingham 52.48 -1.90|BA Bath 51.38 -2.36
BB Blackburn 53.75 -2.48|BD Bradford 53.79 -1.75|BH Bournemouth 50.72 -1.88|BL Bolton 53.58 -2.43|BN Brighton 50.83 -0.14
BR Bromley 51.41 0.02|BS Bristol 51.45 -2.59|BT Belfast 54.60 -5.93|CA Carlisle 54.90 -2.93|CB Cambridge 52.21 0.12
CF Cardiff 51.48 -3.18|CH Chester 53.19 -2.89|CM Chelmsford 51.74 0.47|CO Colchester 51.89 0.90|CR Croydon 51.37 -0.10
CT Canterbury 51.28 1.08|CV Coventry 52.41 -1.51|CW Crewe 53.10 -2.44|DA Dartford 51.45 0.22|DD Dundee 56.46 -2.97
DE Derby 52.92 -1.48|DG Dumfries 55.07 -3.61|DH Durham 54.78 -1.58|DL Darlington 54.52 -1.56|DN Doncaster 53.52 -1.13
DT Dorchester 50.72 -2.44|DY Dudley 52.51 -2.08|E London 51.54 -0.03|EC London 51.52 -0.09|EH Edinburgh 55.95 -3.19
EN Enfield 51.65 -0.08|EX Exeter 50.72 -3.53|FK Falkirk 56.00 -3.78|FY Blackpool 53.82 -3.05|G Glasgow 55.86 -4.25
GL Gloucester 51.86 -2.24|GU Guildford 51.24 -0.57|GY Guernsey 49.46 -2.54|HA Harrow 51.58 -0.34|HD Huddersfield 53.65 -1.78
HG Harrogate 53.99 -1.54|HP Hemel Hempstead 51.75 -0.47|HR Hereford 52.06 -2.72|HS Stornoway 58.21 -6.39|HU Hull 53.74 -0.34
HX Halifax 53.72 -1.86|IG Ilford 51.56 0.07|IM Douglas 54.15 -4.48|IP Ipswich 52.06 1.16|IV Inverness 57.48 -4.22
JE Jersey 49.19 -2.11|KA Kilmarnock 55.61 -4.50|KT Kingston upon Thames 51.41 -0.30|KW Kirkwall 58.98 -2.96
KY Kirkcaldy 56.11 -3.16|L Liverpool 53.41 -2.98|LA Lancaster 54.05 -2.80|LD Llandrindod Wells 52.24 -3.38
LE Leicester 52.64 -1.13|LL Llandudno 53.32 -3.83|LN Lincoln 53.23 -0.54|LS Leeds 53.80 -1.55|LU Luton 51.88 -0.42
M Manchester 53.48 -2.24|ME Rochester 51.39 0.51|MK Milton Keynes 52.04 -0.76|ML Motherwell 55.79 -3.99|N London 51.56 -0.11
NE Newcastle upon Tyne 54.98 -1.61|NG Nottingham 52.95 -1.15|NN Northampton 52.24 -0.90|NP Newport 51.59 -3.00
NR Norwich 52.63 1.30|NW London 51.55 -0.18|OL Oldham 53.54 -2.11|OX Oxford 51.75 -1.26|PA Paisley 55.85 -4.42
PE Peterborough 52.57 -0.24|PH Perth 56.40 -3.44|PL Plymouth 50.38 -4.14|PO Portsmouth 50.80 -1.09|PR Preston 53.76 -2.70
RG Reading 51.45 -0.97|RH Redhill 51.24 -0.17|RM Romford 51.58 0.18|S Sheffield 53.38 -1.47|SA Swansea 51.62 -3.94
SE London 51.48 -0.06|SG Stevenage 51.90 -0.20|SK Stockport 53.41 -2.16|SL Slough 51.51 -0.59|SM Sutton 51.36 -0.19
SN Swindon 51.56 -1.78|SO Southampton 50.90 -1.40|SP Salisbury 51.07 -1.79|SR Sunderland 54.91 -1.38
SS Southend-on-Sea 51.54 0.71|ST Stoke-on-Trent 53.00 -2.18|SW London 51.47 -0.17|SY Shrewsbury 52.71 -2.75
TA Taunton 51.02 -3.10|TD Galashiels 55.62 -2.81|TF Telford 52.68 -2.45|TN Tonbridge 51.20 0.27|TQ Torquay 50.46 -3.53
TR Truro 50.26 -5.05|TS Middlesbrough 54.57 -1.23|TW Twickenham 51.45 -0.34|UB Southall 51.51 -0.38|W London 51.51 -0.19
WA Warrington 53.39 -2.59|WC London 51.52 -0.12|WD Watford 51.66 -0.40|WF Wakefield 53.68 -1.50|WN Wigan 53.55 -2.63
WR Worcester 52.19 -2.22|WS Walsall 52.59 -1.98|WV Wolverhampton 52.59 -2.13|YO York 53.96 -1.08|ZE Lerwick 60.15 -1.15`;

const ABROAD: Record<string, string> = {
  'United States': `New York 40.71 -74.01|Los Angeles 34.05 -118.24|Chicago 41.88 -87.63|Houston 29.76 -95.37
Phoenix 33.45 -112.07|Philadelphia 39.95 -75.17|San Antonio 29.42 -98.49|San Diego 32.72 -117.16|Dallas 32.78 -96.80
Austin 30.27 -97.74|San Jose 37.34 -121.89|San Francisco 37.77 -122.42|Seattle 47.61 -122.33|Denver 39.74 -104.99
Washington 38.91 -77.04|Boston 42.36 -71.06|Detroit 42.33 -83.05|Nashville 36.16 -86.78|Atlanta 33.75 -84.39
Miami 25.76 -80.19|Orlando 28.54 -81.38|Las Vegas 36.17 -115.14|Portland 45.52 -122.68|Minneapolis 44.98 -93.27
New Orleans 29.95 -90.07|Charlotte 35.23 -80.84|Columbus 39.96 -83.00|Salt Lake City 40.76 -111.89`,
  France: `Paris 48.86 2.35|Marseille 43.30 5.37|Lyon 45.76 4.84|Toulouse 43.60 1.44|Nice 43.70 7.27|Nantes 47.22 -1.55
Montpellier 43.61 3.88|Strasbourg 48.57 7.75|Bordeaux 44.84 -0.58|Lille 50.63 3.06|Rennes 48.12 -1.68|Reims 49.26 4.03
Le Havre 49.49 0.11|Grenoble 45.19 5.72|Dijon 47.32 5.04|Calais 50.95 1.86|Rouen 49.44 1.10|Cannes 43.55 7.02`,
  Qatar:
    'Doha 25.29 51.53|Al Rayyan 25.29 51.42|Al Wakrah 25.17 51.60|Al Khor 25.68 51.50|Lusail 25.42 51.50|Umm Salal 25.41 51.40',
  Oman: `Muscat 23.59 58.41|Salalah 17.02 54.09|Sohar 24.34 56.71|Nizwa 22.93 57.53|Sur 22.57 59.53|Seeb 23.67 58.19
Ibri 23.23 56.52|Barka 23.71 57.89|Duqm 19.66 57.70`,
};

const COUNTRY_CENTRES: Record<string, Place> = {
  'United Kingdom': { lat: 53.5, lng: -1.5 },
  'United States': { lat: 39.83, lng: -98.58 },
  France: { lat: 46.6, lng: 2.45 },
  Qatar: { lat: 25.32, lng: 51.2 },
  Oman: { lat: 21.47, lng: 55.98 },
};

const ukAreas = new Map<string, TownPlace>();
for (const entry of UK_AREAS.split(/[|\n]/)) {
  const [area = '', ...rest] = entry.split(' ');
  ukAreas.set(area, readTown(rest));
}

const citiesAbroad = new Map<string, TownPlace>();
for (const [country, cities] of Object.entries(ABROAD)) {
  for (const entry of cities.split(/[|\n]/)) {
    const place = readTown(entry.split(' '));
    citiesAbroad.set(cityKey(country, place.town), place);
  }
}

/**
 * The rough position of an address: its UK postcode area, its city abroad, or the centre of its country. It is coarse on
 * purpose, because anyone with the order number sees it on a map.
 */
export function placeOfAddress(address: { city: string; postcode: string; country: string }): TownPlace {
  const known =
    address.country === 'United Kingdom'
      ? ukAreas.get(postcodeArea(address.postcode))
      : citiesAbroad.get(cityKey(address.country, address.city));
  const { lat, lng } = known ?? COUNTRY_CENTRES[address.country] ?? { lat: 53.5, lng: -1.5 };
  return { town: address.city, lat, lng };
}

function readTown(words: string[]): TownPlace {
  return { town: words.slice(0, -2).join(' '), lat: Number(words.at(-2)), lng: Number(words.at(-1)) };
}

function cityKey(country: string, city: string): string {
  return `${country}:${city.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase()}`;
}
