import type { Specs } from '#features/catalogue/attributes.ts';
import type { DemoProduct } from './demo-product.ts';
import { LED_FACTS } from './led-facts.ts';

type Kind = DemoProduct['picture']['kind'];

const MAINS: Specs = { powerSource: ['mains'] };
const SCREEN: Specs = { ...MAINS, technology: 'LCD' };
const HUNG: Specs = { ...SCREEN, formFactor: 'bare', places: ['wall'], fixing: 'VESA holes' };
const STANDING: Specs = { ...SCREEN, formFactor: 'free-standing', places: ['floor'] };
const ONE_SIDE: Specs = { secondSideNits: 0 };
const WIRED: Specs = { madeForWindows: true, fixing: 'wires', supplyVolts: 24 };
const LOOPED: Specs = { loopsPicture: true };
const KIT: Specs = { ...SCREEN, formFactor: 'set', places: ['wall'] };
const LED: Specs = { ...MAINS, technology: 'LED' };
const RACKED: Specs = { ...MAINS, places: ['rack'] };

const BY_KIND: Partial<Record<Kind, Specs>> = {
  'wall-screen': HUNG,
  'menu-board-row': { ...KIT, includes: ['player', 'bracket', 'leads'] },
  'touch-table': STANDING,
  lectern: { ...STANDING, includes: ['stand'] },
  'mobile-screen': { ...STANDING, includes: ['stand'] },
  'window-display': { ...SCREEN, ...ONE_SIDE, formFactor: 'bare', places: ['window', 'ceiling'], ...WIRED },
  'a-board': { ...STANDING, ...ONE_SIDE, places: ['pavement'], powerSource: ['battery'], supplyVolts: 24 },
  totem: { ...STANDING, ...ONE_SIDE },
  'drive-thru': { ...STANDING, places: ['ground'] },
  'video-wall': { ...HUNG, ...LOOPED },
  'led-poster': { ...LED, ...ONE_SIDE, formFactor: 'free-standing', places: ['floor', 'ceiling'] },
  'led-cabinet': { ...LED, formFactor: 'bare', places: ['wall'], fixing: 'a frame of its own', sockets: 1 },
  'led-wall': LED,
  kiosk: STANDING,
};

const wallKit = (panels: number, panelInches: number, ...includes: string[]): Specs => ({
  ...KIT,
  ...{ panels, panelInches, includes },
});
const boards = (panels: number, panelInches: number): Specs => ({ panels, panelInches });
const holds = (fitsFromInches: number, fitsToInches: number, loadKg: number): Specs => ({
  ...{ fitsFromInches, fitsToInches, loadKg },
  screensCarried: 1,
  orientation: 'landscape',
  outdoor: false,
});
const PLAYER: Specs = { includes: ['player'] };
const TOUCH_BOARD: Specs = { includes: ['speakers'] };
const ON_A_COUNTER: Specs = { places: ['counter'] };
const ON_THE_GROUND: Specs = { places: ['ground'] };
const DOOR_PANEL: Specs = { ...SCREEN, formFactor: 'bare', places: ['wall', 'door'], powerSource: ['PoE'] };

// What a product's kind does not say. The texts of the catalogue were written from these facts, and a test compares them.
const BY_SKU: Readonly<Record<string, Specs>> = {
  ...LED_FACTS,
  'BF-MB-32': PLAYER,
  'BF-MB-43': PLAYER,
  'BF-MB-50': PLAYER,
  'BF-MB-55': PLAYER,
  'BF-MB-65': PLAYER,
  'BF-MB-43-PRO': { includes: ['light sensor'] },
  'BF-MB-DUO-55': boards(2, 55),
  'BF-MB-TRIO-43': boards(3, 43),
  'BF-MB-TRIO-49': boards(3, 49),
  'BF-MB-QUAD-43': boards(4, 43),
  'BF-MB-22-STAND': { ...STANDING, ...ON_A_COUNTER, includes: ['stand'], moves: ['tilting'] },
  'BF-MB-STRIP-24': { ...SCREEN, formFactor: 'bare', places: ['shelf'], fixing: 'a shelf rail', supplyVolts: 24 },
  'BF-MB-22-SLIM': { ...HUNG, ...PLAYER },
  'BF-ID-65': TOUCH_BOARD,
  'BF-ID-75': TOUCH_BOARD,
  'BF-ID-86': TOUCH_BOARD,
  'BF-ID-98': { includes: ['speakers', 'fitting'] },
  'BF-ID-32': { places: ['wall', 'counter'] },
  'BF-ID-ROOM-10': DOOR_PANEL,
  'BF-ID-ROOM-15': { ...DOOR_PANEL, includes: ['bracket'] },
  'BF-ID-MOBILE-65': { includes: ['stand', 'speakers'] },
  'BF-ID-CALL-55': { includes: ['stand', 'camera', 'microphones', 'speakers'] },
  'BF-OS-WIN-43': { includes: ['light sensor'] },
  'BF-OS-WIN-49': { places: ['window', 'ceiling', 'floor'] },
  'BF-OS-WIN-55D': { secondSideNits: 700 },
  'BF-OS-TOTEM-55': ON_THE_GROUND,
  'BF-OS-TOTEM-65': ON_THE_GROUND,
  'BF-OS-DRIVE-2': boards(2, 55),
  'BF-OS-WALL-75': { includes: ['light sensor'] },
  'BF-OS-CASE-55': {
    ...{ ...MAINS, places: ['wall'], fitsFromInches: 49, fitsToInches: 55, screensCarried: 1 },
    ...{ innerWidthMm: 1300, innerHeightMm: 760, coolingWatts: 200, loadKg: 40 },
  },
  'BF-OS-LED-32': { formFactor: 'free-standing', pixelPitchMm: 4, includes: ['stand', 'controller'], ...ON_THE_GROUND },
  'BF-VW-2X2-46': wallKit(4, 46, 'bracket', 'leads', 'power sequencer'),
  'BF-VW-2X2-46-FS': { ...wallKit(4, 46, 'stand', 'leads'), formFactor: 'free-standing', places: ['floor'] },
  'BF-VW-3X1-55': wallKit(3, 55, 'player', 'bracket'),
  'BF-VW-3X2-46': wallKit(6, 46, 'bracket', 'power sequencer', 'fitting'),
  'BF-VW-3X3-46': wallKit(9, 46, 'bracket', 'fitting'),
  'BF-LED-POSTER-25': { pixelPitchMm: 2.5 },
  'BF-LED-POSTER-19': { pixelPitchMm: 1.86, includes: ['light sensor'] },
  'BF-LED-ONE-163': {
    ...{ formFactor: 'set', places: ['wall'], pixelPitchMm: 1.88, sockets: 1 },
    includes: ['controller', 'speakers', 'fitting'],
  },
  'BF-KI-ORDER-27': { includes: ['printer'] },
  'BF-KI-ORDER-32': { includes: ['printer', 'scanner'] },
  'BF-KI-TICKET-32': { includes: ['printer', 'scanner'] },
  'BF-KI-WALL-22': { formFactor: 'bare', places: ['wall'], includes: ['camera', 'scanner'] },
  'BF-KI-WALL-27': { formFactor: 'bare', places: ['wall'], includes: ['printer'] },
  'BF-KI-DESK-15': ON_A_COUNTER,
  'BF-KI-DESK-13': { ...ON_A_COUNTER, includes: ['camera'] },
  'BF-KI-DESK-22': { ...ON_A_COUNTER, moves: ['tilting'] },
  'BF-KI-TOTEM-43': PLAYER,
  'BF-KI-TOTEM-55': PLAYER,
  'BF-KI-QUEUE-55': { includes: ['printer'] },
  'BF-AC-WF-400': { ...holds(32, 50, 40), places: ['wall'], outdoor: true },
  'BF-AC-WF-800': { ...holds(55, 98, 125), places: ['wall'], outdoor: true },
  'BF-AC-WT-600': { ...holds(37, 75, 60), places: ['wall'], moves: ['tilting'] },
  'BF-AC-WP-400': { ...holds(40, 55, 45), orientation: 'portrait', places: ['wall'], moves: ['hanging upright'] },
  'BF-AC-ARM-400': { ...holds(22, 50, 30), places: ['wall'], moves: ['turning', 'pulling out'] },
  'BF-AC-POPOUT': { ...holds(46, 60, 45), places: ['wall'], moves: ['pulling out'] },
  'BF-AC-CEIL-1': { ...holds(40, 65, 50), places: ['ceiling'], moves: ['tilting', 'turning'] },
  'BF-AC-CEIL-2': { ...holds(40, 65, 45), screensCarried: 2, places: ['ceiling'] },
  'BF-AC-TROLLEY': { ...holds(55, 86, 95), places: ['floor'], moves: ['height'] },
  'BF-AC-STAND': { ...holds(32, 55, 35), places: ['floor'], moves: ['height'] },
  'BF-AC-PLAY-1': { ...MAINS, outputs: 2 },
  'BF-AC-PLAY-4': { ...RACKED, outputs: 4 },
  'BF-AC-STICK': { powerSource: ['USB'], outputs: 1 },
  'BF-AC-REMOTE': { powerSource: ['battery'] },
  'BF-AC-SENSOR': { powerSource: ['USB'] },
  'BF-AC-PSU': { ...MAINS, supplyVolts: 24, suppliesWatts: 120 },
  'BF-AC-HDMI-5': { leadKind: 'HDMI', resolution: '3840 × 2160', reachM: 5 },
  'BF-AC-NET-15': { leadKind: 'network', reachM: 15 },
  'BF-AC-MAINS-3': { leadKind: 'mains', reachM: 3 },
  // 16 A and 13 A at 230 V.
  'BF-AC-SEQ-8': { ...RACKED, outlets: 8, suppliesWatts: 3680 },
  'BF-AC-STRIP-5': { ...MAINS, places: ['wall'], outlets: 5, suppliesWatts: 2990 },
  'BF-AC-EXTEND': { ...MAINS, reachM: 60 },
  'BF-AC-SPEAK': { ...MAINS, places: ['wall'] },
};

// A lead, a remote or a licence has nothing of its kind.
const KINDLESS = /^BF-AC-/;

/** The product with what it is made for and goes with. */
export function withFacts(product: DemoProduct): DemoProduct {
  const { sku, specs, picture } = product;
  const ofItsKind = KINDLESS.test(sku) ? {} : BY_KIND[picture.kind];
  return { ...product, specs: { ...specs, ...ofItsKind, ...BY_SKU[sku] } };
}
