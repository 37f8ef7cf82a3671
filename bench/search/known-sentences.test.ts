import { expect, test } from 'vitest';
import { ask } from './sample-shop.ts';

// Forty sentences as six kinds of buyers would write them. They were measured before they taught anything (docs/figures.md), and what is
// right now stays right. What is still wrong is listed there and not here.
test.each([
  ['menu board for above the coffee machine', /Counter/],
  ["small screen to stand on the bar with today's cakes", /Counter 22 on a stand/],
  ['pavement sign you can charge overnight', /A-board/],
  ['three boards in a row for a chip shop', /Trio/],
  ['8 m hdmi cable', /extender/],
  ['specials board under 500 quid including vat', /Counter/],
  ['interactive board for year 2 about 65 inch with wheels', /Touch 65 on a trolley/],
  ['unbreakable screen for the sports hall', /wall|LED/],
  ["welcome screen for the school entrance that isn't touch", /Totem/],
  ['10 inch panel to book the music room', /Room 10/],
  ['fire-rated notice screen for a stairwell', /Totem/],
  ['meeting room screen with camera and mic', /Meet 55/],
  ['bomb-proof screen for the smoking shelter', /outdoor/],
  ['energy saving display for a corridor 24/7', /^(?!.*outdoor)/],
  ['what keeps the dust out of a telly in a workshop', /enclosure/],
  ['cat6 30 metres', /extender/],
  ['vesa 600x400 tilting mount 50kg', /tilting bracket/],
  ['pop out mount for 3x3 wall', /pop-out/],
  ['led cabinet 2.6 with frame', /2\.6 mm/],
  ['24v power supply for shelf strips', /24 V/],
  ['scoreboard we can read from the other touchline', /LED sign/],
  ['fish and chip van screen', /menu board/],
  ['projector replacement for the hall 5 metres back', /LED wall/],
  ['guest check in machine with passport scanner', /sign-in|Check-in/],
  ['screen by the pool', /outdoor/],
  ['directory for the lobby, tall and thin', /Totem|Find/],
])('%s', (q, first) => {
  expect(ask(q).products[0]?.name).toMatch(first);
});

test.each([
  ['something to hide the wires behind the screen', 'We do not sell ‘cable cover’'],
  ['grease-proof menu screen', 'No product states ‘grease-proof’'],
  ['unbreakable screen for the sports hall', 'No product states ‘unbreakable’'],
  ['something to lock the screen to the wall', 'We do not sell ‘security lock’'],
  ['fire-rated notice screen for a stairwell', 'No product states ‘fire-rated’'],
  ['energy saving display for a corridor 24/7', 'No product states ‘energy saving’'],
  ['what splits one hdmi to four tellies', 'We do not sell ‘splitter’'],
  ['usb-c lead 2 m', 'We do not sell ‘usb c lead’'],
  ['cup display cabinet', 'We do not sell ‘cup display cabinet’'],
  ['wafer-thin screen for the lift', 'No product states ‘wafer-thin’'],
  ['mirror for the gym with a screen in it', 'We do not sell ‘mirror’'],
])('of ‘%s’ it is said what there is not', (q, says) => {
  expect(ask(q).searchSummary).toContain(says);
});
