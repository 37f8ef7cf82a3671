/** What a product is, for the judgments: finer than its category, and nothing that the search itself can see. */
export type Kind =
  | 'menu-board'
  | 'shelf-strip'
  | 'touch'
  | 'touch-table'
  | 'door-panel'
  | 'window'
  | 'a-board'
  | 'outdoor-totem'
  | 'drive'
  | 'outdoor-wall'
  | 'enclosure'
  | 'led-sign'
  | 'wall-panel'
  | 'video-wall'
  | 'led-wall'
  | 'led-poster'
  | 'led-cabinet'
  | 'led-controller'
  | 'led-frame'
  | 'led-module'
  | 'led-case'
  | 'order-kiosk'
  | 'ticket-kiosk'
  | 'find-kiosk'
  | 'check-in-kiosk'
  | 'totem'
  | 'bracket'
  | 'wall-mount'
  | 'ceiling-mount'
  | 'trolley'
  | 'stand'
  | 'player'
  | 'hdmi'
  | 'network-lead'
  | 'extender'
  | 'sensor'
  | 'power'
  | 'speakers'
  | 'software'
  | 'remote';

// The longest beginning of a part number that fits says what the product is.
const KIND_OF_SKU: Record<string, Kind> = {
  'BF-MB': 'menu-board',
  'BF-MB-STRIP': 'shelf-strip',
  'BF-ID': 'touch',
  'BF-ID-TABLE': 'touch-table',
  'BF-ID-ROOM': 'door-panel',
  'BF-OS-WIN': 'window',
  'BF-OS-ABOARD': 'a-board',
  'BF-OS-TOTEM': 'outdoor-totem',
  'BF-OS-DRIVE': 'drive',
  'BF-OS-WALL': 'outdoor-wall',
  'BF-OS-CASE': 'enclosure',
  'BF-OS-LED': 'led-sign',
  'BF-VW': 'video-wall',
  'BF-VW-46': 'wall-panel',
  'BF-VW-55': 'wall-panel',
  'BF-LED-POSTER': 'led-poster',
  'BF-LED-CAB': 'led-cabinet',
  'BF-LED-OUT': 'led-cabinet',
  'BF-LED-CTL': 'led-controller',
  'BF-LED-FRAME': 'led-frame',
  'BF-LED-MOD': 'led-module',
  'BF-LED-CASE': 'led-case',
  'BF-LED-WALL': 'led-wall',
  'BF-LED-ONE': 'led-wall',
  'BF-KI-ORDER': 'order-kiosk',
  'BF-KI-DESK-15': 'order-kiosk',
  'BF-KI-DESK-22': 'order-kiosk',
  'BF-KI-WALL-27': 'order-kiosk',
  'BF-KI-TICKET': 'ticket-kiosk',
  'BF-KI-FIND': 'find-kiosk',
  'BF-KI-WALL-22': 'check-in-kiosk',
  'BF-KI-DESK-13': 'check-in-kiosk',
  'BF-KI-TOTEM': 'totem',
  'BF-KI-QUEUE': 'totem',
  'BF-AC-W': 'bracket',
  'BF-AC-ARM': 'bracket',
  'BF-AC-POPOUT': 'wall-mount',
  'BF-AC-CEIL': 'ceiling-mount',
  'BF-AC-TROLLEY': 'trolley',
  'BF-AC-STAND': 'stand',
  'BF-AC-PLAY': 'player',
  'BF-AC-STICK': 'player',
  'BF-AC-HDMI': 'hdmi',
  'BF-AC-NET': 'network-lead',
  'BF-AC-EXTEND': 'extender',
  'BF-AC-SENSOR': 'sensor',
  'BF-AC-MAINS': 'power',
  'BF-AC-PSU': 'power',
  'BF-AC-SEQ': 'power',
  'BF-AC-STRIP': 'power',
  'BF-AC-SPEAK': 'speakers',
  'BF-AC-CMS': 'software',
  'BF-AC-REMOTE': 'remote',
};
const BEGINNINGS = Object.keys(KIND_OF_SKU).sort((a, b) => b.length - a.length);

export function kindOfSku(sku: string): Kind {
  const kind = KIND_OF_SKU[BEGINNINGS.find((beginning) => sku.startsWith(beginning)) ?? ''];
  if (!kind) throw new Error(`${sku} is of no kind that the judgments know.`);
  return kind;
}
