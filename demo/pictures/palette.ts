/** The colours of the pictures: ink and paper from the shop's tokens, one amber glow, and a few quiet hues for lit content. */
export const palette = {
  ink: '#10141f',
  night: '#1a2236',
  dusk: '#27406b',
  sky: '#5b93b8',
  mist: '#cfdde2',
  paper: '#fbfaf7',
  cream: '#f5ead6',
  sand: '#e3d2b4',
  amber: '#ffb000',
  honey: '#ffd36b',
  ember: '#df4f2a',
  rust: '#8f3a1f',
  rose: '#efb39d',
  moss: '#1f4d3f',
  leaf: '#4d8a5f',
  sage: '#b7cdb0',
  cocoa: '#3a241c',
  stone: '#8b8f98',
} as const;

/** The materials that bodies, feet and metalwork are made of: front, side (in shade), top (in light) and edge. */
export const materials = {
  black: { front: '#1a1e28', side: '#090b11', top: '#363d4c', edge: '#464e5f' },
  graphite: { front: '#2f3540', side: '#191d25', top: '#525a69', edge: '#687181' },
  white: { front: '#f4f2ec', side: '#cfcbc0', top: '#ffffff', edge: '#ffffff' },
  steel: { front: '#c3c6ca', side: '#8a8f97', top: '#e6e8ea', edge: '#f3f4f5' },
  oak: { front: '#d2a873', side: '#a37c4b', top: '#e2c197', edge: '#efd8b6' },
  amber: { front: '#ffb000', side: '#c98600', top: '#ffcf5c', edge: '#ffe09a' },
} as const;

export type Material = keyof typeof materials;
