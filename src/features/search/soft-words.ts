import { everyToken } from './engine/tokens.ts';

/**
 * Words that tell something about a wish but are no name of a thing: a product without them is an answer too, and one with
 * nothing but them is none.
 */
const SOFT_WORDS = new Set(
  everyToken(
    `cheap cheaper cheapest budget affordable good better best nice small smaller tiny big bigger large larger huge new modern
     great top quality professional simple easy show showing put hang hanging connect use used using buy find display run
     switch change work works one two three four couple few pair set type kind small cafe coffee shop restaurant takeaway
     bistro bakery pub bar club church school classroom class room office reception lobby foyer hotel gym salon barber hospital
     clinic surgery dentist pharmacy museum gallery cinema theatre stadium airport station warehouse factory supermarket
     store retail boutique garage dealership bank library university college place site business customer people
     make made want itself lunch breakfast dinner time automatically suitable ideal perfect own way about around`,
  ),
);
// Said of the thing itself as often as around it.
SOFT_WORDS.delete('display');

export function isSoftWord(token: string): boolean {
  return SOFT_WORDS.has(token);
}
