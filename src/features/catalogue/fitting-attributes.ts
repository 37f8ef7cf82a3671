import type { AttributeTable } from './attribute.ts';

// How buyers ask for what needs no mains.
const ON_A_BATTERY = [
  'batter(?:y|ies) (?=(?:one|screen|display|sign|board|totem|poster|version)s?\\b)',
  '(?:runs? on|own|built[- ]in|with(?: a| its own)?|by) batter(?:y|ies)',
  'batter(?:y|ies)[- ]?(?:powered|operated|run)',
  'rechargeable',
  '(?:outdoors?|outside|portable|digital|pavement|totem|sign|board|screen|display) batter(?:y|ies)(?! (?:back|pack|charger|life))',
  'cordless',
  '(?:no|without|away from|nowhere near)(?: any| a| the| mains)? (?:mains|plug|sockets?|plug socket|power socket|power point|power supply|electric(?:ity)?)(?: nearby| there| outside)?',
].join('|');

/** What a product is made for and goes with: where it stands, what it runs on, what it carries and what comes with it. */
export const FITTING_ATTRIBUTES = {
  technology: { kind: 'one of', label: 'Technology', term: 'Picture', values: ['LCD', 'LED'] },
  pixelPitchMm: { kind: 'number', label: 'Pixel pitch', unit: 'mm', limits: { most: 100 } },
  panels: { kind: 'integer', label: 'Screens in it', limits: { least: 1, most: 1_000 } },
  panelInches: {
    kind: 'number',
    label: 'Size of each screen',
    unit: 'inches',
    limits: { most: 1_000 },
    words: (inches) => `${inches} inch`,
  },
  formFactor: {
    kind: 'one of',
    label: 'Form factor',
    values: ['bare', 'free-standing', 'set'],
    names: { bare: 'To hang or build in', 'free-standing': 'Stands by itself', set: 'Complete set' },
    needs: [
      {
        words:
          "free[- ]?standing|self[- ]?supporting|stands? (?:up )?(?:by|on) (?:itself|its own)|(?:no|without|not allowed|can(?:no|’|')?t|cannot|not permitted)(?: to| any)? (?:drill(?:ing)?|screws?|screw|screwing|fix(?:ings?)? (?:to|into|on)|hang (?:it|anything|things))|no wall(?: space| room)?|nowhere to (?:hang|mount|fix)",
        label: 'Stands by itself',
        reason: 'stands by itself',
        fits: (form) => form === 'free-standing',
      },
    ],
  },
  places: {
    kind: 'list',
    label: 'Where it goes',
    limits: { most: 20, items: 12 },
    values: ['wall', 'ceiling', 'floor', 'counter', 'window', 'shelf', 'door', 'pavement', 'ground', 'rack'],
    needs: [
      {
        words:
          'ceiling[- ]?(?:mounted|mountable|hung)|(?:hang|hangs|hung|hanging|suspended) from (?:the |a |our )?(?:ceiling|beams?|roof)',
        label: 'Hangs from the ceiling',
        reason: 'can hang from the ceiling',
        fits: (places) => places.includes('ceiling'),
      },
      {
        words: 'wall[- ]?(?:mounted|mountable|hung|hanging)',
        label: 'For a wall',
        reason: 'can hang on a wall',
        fits: (places) => places.includes('wall'),
      },
    ],
  },
  powerSource: {
    kind: 'list',
    label: 'Power source',
    term: 'Powered by',
    limits: { most: 20, items: 4 },
    values: ['mains', 'battery', 'PoE', 'USB'],
    needs: [
      {
        words:
          'poe|power over (?:ethernet|network|data)|powered (?:by|over|through) (?:the |its )?(?:network|ethernet|data)(?: cable| lead)?',
        label: 'Powered by the network lead',
        reason: 'takes its power from the network lead',
        fits: (sources) => sources.includes('PoE'),
      },
      {
        words: ON_A_BATTERY,
        label: 'Runs on a battery',
        reason: 'runs on its own battery',
        fits: (sources) => sources.includes('battery'),
      },
    ],
  },
  madeForWindows: { kind: 'yes or no', label: 'Made for shop windows' },
  secondSideNits: {
    kind: 'integer',
    label: 'Second side',
    unit: 'nits',
    limits: { most: 100_000 },
    show: (nits) => (nits === 0 ? 'None' : `${nits.toLocaleString('en-GB')} nits (cd/m²)`),
    words: (nits) => (nits > 0 ? 'double sided both sides' : ''),
    needs: [
      {
        words:
          '(?:double|dual|two|2)[- ]?side[ds]|(?<!\\bwindows? (?:on |down |along )?)(?:(?:on|from) )?both (?:sides|faces|directions)|two faces|facing both ways|(?:another|second) (?:face|side)|back to back|(?:from|to) (?:the )?(?:inside and (?:the )?outside|outside and (?:the )?inside|street and)',
        label: 'Shows on both sides',
        reason: 'shows on both sides',
        fits: (nits) => nits > 0,
      },
    ],
  },
  includes: {
    kind: 'list',
    label: 'Comes with',
    limits: { most: 20, items: 15 },
    values: [
      'player',
      'bracket',
      'stand',
      'leads',
      'controller',
      'speakers',
      'light sensor',
      'camera',
      'microphones',
      'printer',
      'scanner',
      'power sequencer',
      'fitting',
      'flight cases',
      'spare modules',
    ],
    needs: [
      {
        words:
          '(?:with|built[- ]?in|including|has|its own|own) (?:(?:a|its|own|good|built[- ]?in) )*(?:speakers?|sound|audio)',
        label: 'With speakers',
        reason: 'has speakers',
        fits: (parts) => parts.includes('speakers'),
      },
      {
        words: '(?:with|built[- ]?in|including|has) (?:(?:a|its|own|built[- ]?in|web) ?)*(?:camera|webcam)',
        label: 'With a camera',
        reason: 'has a camera',
        fits: (parts) => parts.includes('camera'),
      },
      {
        words:
          '(?:with|built[- ]?in|including|has) (?:(?:a|its|own|built[- ]?in|receipt|ticket|badge) ?)*printer|prints? (?:a |the )?(?:receipts?|tickets?)',
        label: 'With a printer',
        reason: 'has a printer',
        fits: (parts) => parts.includes('printer'),
      },
      {
        words:
          '(?:with|built[- ]?in|including|has) (?:(?:a|its|own|built[- ]?in|media) ?)*player|player (?:is )?built[- ]?in|(?:no|without(?: a| any)?) (?:separate |extra )?(?:player|laptop|computer|pc)',
        label: 'Player included',
        reason: 'comes with its player',
        fits: (parts) => parts.includes('player'),
      },
    ],
  },
  outputs: { kind: 'integer', label: 'Screens it drives', limits: { least: 1, most: 1_000 } },
  fitsFromInches: { kind: 'number', label: 'Smallest screen it takes', unit: 'inches', limits: { most: 1_000 } },
  fitsToInches: { kind: 'number', label: 'Largest screen it takes', unit: 'inches', limits: { most: 1_000 } },
  screensCarried: { kind: 'integer', label: 'Screens it carries', limits: { least: 1, most: 1_000 } },
  loadKg: { kind: 'number', label: 'Load for each screen', unit: 'kg', limits: { most: 10_000 } },
  moves: {
    kind: 'list',
    label: 'Adjusts by',
    limits: { most: 20, items: 5 },
    values: ['tilting', 'turning', 'pulling out', 'hanging upright', 'height'],
    needs: [
      {
        words:
          'full[- ]?motion|swing(?:ing)?[- ]?(?:arm|out)|articulat(?:ed|ing)|cantilever|pull(?:s|ed)?[- ]?(?:out|away)|extend(?:s|ing|able)',
        label: 'Pulls out from the wall',
        reason: 'pulls out from the wall',
        fits: (ways) => ways.includes('pulling out'),
      },
      {
        words: 'swivel(?:s|ling)?|rotat(?:es?|ing)|turn(?:s|ed)? (?:left|right|to the side|sideways|round|towards)',
        label: 'Turns',
        reason: 'turns to the side',
        fits: (ways) => ways.includes('turning'),
      },
      { words: 'tilt(?:s|ed|ing|able)?', label: 'Tilts', reason: 'tilts', fits: (ways) => ways.includes('tilting') },
    ],
  },
  fixing: { kind: 'one of', label: 'Fixing', values: ['VESA holes', 'wires', 'a shelf rail', 'a frame of its own'] },
  loopsPicture: { kind: 'yes or no', label: 'Passes the picture on to the next' },
  sockets: { kind: 'integer', label: 'Mains sockets it needs', limits: { least: 1, most: 1_000 } },
  outlets: { kind: 'integer', label: 'Outlets', limits: { least: 1, most: 1_000 } },
  supplyVolts: { kind: 'number', label: 'Low voltage', unit: 'V', limits: { most: 1_000 } },
  suppliesWatts: { kind: 'number', label: 'Power it gives', unit: 'W', limits: { most: 100_000 } },
  innerWidthMm: { kind: 'integer', label: 'Width inside', unit: 'mm', limits: { least: 1, most: 50_000 } },
  innerHeightMm: { kind: 'integer', label: 'Height inside', unit: 'mm', limits: { least: 1, most: 50_000 } },
  coolingWatts: { kind: 'number', label: 'Heat it carries off', unit: 'W', limits: { most: 100_000 } },
  leadKind: { kind: 'one of', label: 'Kind of lead', values: ['HDMI', 'network', 'mains'] },
  // How far a lead or an extender goes. Queries for it are read in search/understanding/reach.ts.
  reachM: { kind: 'number', label: 'Length or reach', unit: 'm', limits: { most: 10_000 } },
} as const satisfies AttributeTable;
