import { type Api, type ApiAnswer, ApiError } from '#web/api.ts';
import { answersInWords } from '../../answer-words.ts';
import { addressOf, readAnswers } from '../../answers.ts';
import { FIELDS } from '../../questions.ts';

/** The screen that the guide judged by name. */
type JudgedScreen = Pick<ApiAnswer<'GET /api/products/{id}'>, 'id' | 'name' | 'price' | 'priceIncVat'>;

/** What was answered, in words and as an address of the guide, and the screen that it was asked of. */
export interface PlaceToQuote {
  words: { asked: string; said: string }[];
  address: Record<string, string>;
  /** Null where none was named, or one that is no longer sold. */
  screen: JudgedScreen | null;
  /** That screen as a line of the request. */
  goods: { productId: number; quantity: number }[];
}

/** The answers in the address of a visitor who comes from the guide to ask for a quote; null without them. */
export async function readPlaceToQuote(api: Api, request: Request): Promise<PlaceToQuote | null> {
  const { searchParams } = new URL(request.url);
  const sent = Object.fromEntries(FIELDS.map((field) => [field, searchParams.get(field) ?? '']));
  const { answers, typed } = readAnswers(sent);
  if (!answers) return null;
  const screen = await findScreen(api, typed.product);
  const address = { ...addressOf(answers), ...(screen && { product: String(screen.id) }) };
  const goods = screen ? [{ productId: screen.id, quantity: 1 }] : [];
  return { words: answersInWords(answers), address, screen, goods };
}

async function findScreen(api: Api, id: string): Promise<JudgedScreen | null> {
  if (!/^\d{1,9}$/.test(id)) return null;
  try {
    const { name, price, priceIncVat, ...product } = await api('GET /api/products/{id}', { params: { id } });
    return { id: product.id, name, price, priceIncVat };
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return null;
    throw error;
  }
}
