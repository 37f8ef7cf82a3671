import { expect, test } from 'vitest';
import { ask } from './sample-shop.ts';

test.each([
  ['pixel failure policy', 'Contact'],
  ['three year onsite warranty upgrade', 'Contact'],
  ['removal + reinstall existing wall, new office', 'Contact'],
])('what only a page may answer is no product that is not sold: %s', (q, title) => {
  expect(ask(q)).toMatchObject({ page: { title }, products: [] });
});

test.each([
  ['halal sign lighted', 'for ‘hall’'],
  ['deliveroo uber tablet stand', 'Delivery and returns'],
  ['fire drill and lockdown message on all screens', 'We do not sell'],
  ['guests keep asking for wifi code and checkout time', 'Wi-Fi'],
  ['handset for the television sort, spare', 'We do not sell'],
  ['old vga laptop to new display', 'We do not sell'],
  ['2x2 55 3.5mm 700cd kit with mounts', 'mentions ‘700cd’'],
])('a word beside the thing is neither corrected nor the thing: %s', (q, untrue) => {
  expect(ask(q).searchSummary).not.toContain(untrue);
});

test.each([
  ['tablet stand', 'deliveroo uber tablet stand'],
  ['protective cover', 'protective cover for 65 inch in the gym'],
  ['aerial cable', 'ten metres of aerial cable'],
  ['fancy frame', 'fancy frame for screen so looks like painting'],
  ['outdoor heaters', 'outdoor heaters terrace'],
  ['bedside tablet', 'bedside tablet'],
  ['wall controller', 'wall controller 1 in 9 out hdmi'],
  ['floor to wall stand', 'floor to wall stand 86, takes load to floor'],
  ['scoreboard remote', 'scoreboard remote with buttons'],
])('that no %s is sold is said: %s', (thing, q) => {
  expect(ask(q).searchSummary).toContain(`We do not sell ‘${thing}’`);
});

test.each([
  ['98in commercial wall-mount heavy duty bracket', 'Stanwick flat bracket, up to 800 × 600'],
  ['P3.9 outdoor rental cabinets', 'Tessaform outdoor LED cabinet 50 × 50, 3.9 mm'],
  ['surge strip screens', 'Surge-protected socket strip'],
  ['number ticket machine for waiting people', 'Brightfront Queue 55 totem'],
  ['gym tv on ceiling low beam short drop', 'Stanwick ceiling mount, single'],
  ['turn my samsung on its side bracket', 'Stanwick portrait bracket, up to 400 × 400'],
  ['two sets of legs for a television', 'Stanwick floor stand for 32" to 55" screens'],
  ['one big sign for the front of the building, school name', 'Glowden LED sign 3.2 × 1.6 m'],
  ['banquet room 200 people see the speaker at back', 'Tessaform LED wall 2.0 × 1.5 m'],
  ['the cheapest wifi menu programme', 'Brightfront content software, 12 months'],
  ['changing room rota display', 'Brightfront Totem 55'],
  ['wheel-out screen for presentation evenings', 'Hallmere Meet 55 on a floor stand'],
])('the thing of the sentence comes first: %s', (q, name) => {
  expect(ask(q).products[0]?.name).toBe(name);
});

test.each([
  ['max 60kg wall bracket', /flat bracket, up to 800/],
  ['maximum load 50 kg ceiling mount', /ceiling mount, single/],
  ['min 20kg arm', /double-arm/],
  ['screen weight 86 inch', /Touch 86/],
  ['weight of the totem', /Totem/],
  ['oil and steam near the fryer', /Wall 46|Counter Pro|open frame/],
  ['video wall spare panel that matches later', /Wall \d+ panel/],
])('what bounds a thing, or is asked of it, is no other thing that is not sold: %s', (q, first) => {
  const { products, searchSummary } = ask(q);
  expect(products[0]?.name).toMatch(first);
  expect(searchSummary).not.toMatch(/We do not sell|No product is called/);
});

test.each([
  ['old projector removed and new panel hung', 'Contact'],
  ['fit it overnight when guests asleep', 'Contact'],
  ['trade price login', 'Request a quote'],
  ['purchase on account, invoice to local authority', 'Contact'],
])('a service, a payment and what goes are answered by a page: %s', (q, title) => {
  expect(ask(q)).toMatchObject({ page: { title }, products: [], corrected: null });
});
