import { expect, test } from 'vitest';
import { politelyInOwnLanguage } from './languages.ts';

test.each([
  'Can you deliver a totem to Nice for a café?',
  'Do you have the El Paso display in stock?',
  'a la carte menu board',
  '55 inch',
  '',
  'na',
])('English with foreign words is English: %s', (message) => {
  expect(politelyInOwnLanguage(message)).toBeNull();
});

test.each([
  ['Bonjour, livrez-vous à Nice et quel est le délai ?', /^Je ne comprends/],
  ['Haben Sie einen Bildschirm für das Fenster?', /^Ich verstehe/],
  ['Quanto costa uno schermo per la vetrina?', /^Capisco/],
  ['Dzień dobry, ile kosztuje ekran?', /^Rozumiem/],
  ['Dw i’n chwilio am sgrin. Ydych chi’n danfon i Wynedd?', /^Dim ond Saesneg/],
  ['هل تقومون بالتوصيل إلى الدوحة؟', /^أفهم/],
  ['کیا آپ کے پاس اسکرین ہے؟', /^میں/],
  ['Сколько стоит экран?', /^$/],
])('%s is answered in its own language', (message, sentence) => {
  expect(politelyInOwnLanguage(message)).toMatch(sentence);
});

test.each([
  'do your media players do 4k60 and h265',
  'do you do 30 day accounts',
  'pricing per seat or per screen?',
  'per screen per year',
  'do you sell second hand ones, or do part exchange',
  'I am after a screen for our bar, am I right that it is in stock?',
])('‘%s’ is English', (message) => {
  expect(politelyInOwnLanguage(message)).toBeNull();
});
