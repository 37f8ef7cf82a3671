import { COMMON_WORDS } from './common-words.ts';
import { everyToken } from './engine/tokens.ts';

/** Words that describe a wish but name no product: a product without them matches, one with nothing else does not. */
const SOFT_WORDS = new Set(
  everyToken(
    `can cheap cheaper cheapest budget affordable good better best nice small smaller tiny big bigger large larger huge new modern
     great top quality professional simple easy show showing put hang hanging connect use used using buy find display run
     switch change work works one two three four couple few pair set type kind
     made want itself automatically suitable ideal perfect own way about around make bright sunny
     survive rain damp air wet weather fish chip kid play side above below beside next behind front price opening open advert advertise survive point`,
  ),
);
/** Places, people and times: what a product is for, which few products mention. */
const PLACES = new Set(
  everyToken(
    `cafe coffee shop restaurant takeaway
     bistro bakery pub bar club church school classroom class room office reception lobby foyer hotel gym salon barber hospital
     clinic surgery dentist pharmacy museum gallery cinema theatre stadium airport station warehouse factory supermarket
     store retail boutique garage dealership bank library university college place site business customer people
     nightclub surgery nursery lunch breakfast dinner time van trailer truck stall canteen cafeteria deli chippy chip
     queue till gate lift hall village town corridor hallway lounge landing`,
  ),
);
// Also the name of a product; `isGenericWord` covers it.
SOFT_WORDS.delete('display');

const COMMON = new Set(COMMON_WORDS.flatMap(everyToken));

export function isSoftWord(token: string): boolean {
  return SOFT_WORDS.has(token) || PLACES.has(token) || COMMON.has(token);
}

export function isPlace(token: string): boolean {
  return PLACES.has(token);
}

const ANY_SCREEN = new Set(everyToken('screen display monitor tv television panel'));

/** Words for any screen, which distinguish no product. */
export function isGenericWord(token: string): boolean {
  return ANY_SCREEN.has(token);
}
