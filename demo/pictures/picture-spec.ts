/** What a product picture shows: the kind of thing, its true size, and what is lit on it. Sizes are inches or centimetres, as the trade gives them. */
import type { Content } from './content/content.ts';
import type { Orientation } from './lit-screen.ts';

export type { Content } from './content/content.ts';
export type { Orientation } from './lit-screen.ts';

type Finish = 'black' | 'white';

export type PictureSpec =
  | {
      kind: 'wall-screen';
      inches: number;
      orientation: Orientation;
      content: Content;
      frame?: 'slim' | 'deep' | 'touch';
      finish?: Finish;
    }
  | { kind: 'menu-board-row'; inches: number; orientation: Orientation; contents: Content[] }
  | {
      kind: 'counter-screen';
      inches: number;
      orientation: Orientation;
      content: Content;
      mount: 'stand' | 'wall' | 'shelf';
      aspect?: number;
      finish?: Finish;
    }
  | { kind: 'window-display'; inches: number; orientation: Orientation; content: Content; withoutGlass?: boolean }
  | { kind: 'totem'; inches: number; content: Content; finish?: Finish; rugged?: boolean }
  | { kind: 'a-board'; inches: number; content: Content; wheels?: boolean }
  | { kind: 'led-poster'; content: Content; widthCm?: number }
  | {
      kind: 'kiosk';
      inches: number;
      content: Content;
      mount: 'floor' | 'wall' | 'desk';
      payment?: boolean;
      printer?: boolean;
      finish?: Finish;
    }
  | { kind: 'video-wall'; inches: number; columns: number; rows: number; content: Content; support?: 'wall' | 'floor' }
  | { kind: 'led-wall'; widthCm: number; heightCm: number; content: Content; cabinetCm: number; outdoor?: boolean }
  | { kind: 'led-cabinet'; content: Content }
  | { kind: 'led-part'; part: 'controller'; ports: number }
  | { kind: 'led-part'; part: 'frame'; outdoor?: boolean }
  | { kind: 'led-part'; part: 'module'; content: Content }
  | { kind: 'led-part'; part: 'case' }
  | { kind: 'drive-thru'; inches: number; screens: number; contents: Content[] }
  | { kind: 'touch-table'; inches: number; content: Content }
  | { kind: 'lectern'; inches: number; content: Content }
  | { kind: 'mobile-screen'; inches: number; content: Content; base: 'trolley' | 'stand'; finish?: Finish }
  | { kind: 'enclosure'; inches: number; content: Content; orientation: Orientation }
  | { kind: 'bracket'; style: 'flat' | 'tilt' | 'arm' | 'pop-out' | 'portrait'; widthCm: number }
  | { kind: 'ceiling-mount'; dropCm: number; screens: 1 | 2 }
  | { kind: 'media-player'; style: 'box' | 'rack' | 'stick'; ports: number; accent?: 'amber' | 'black' }
  | { kind: 'cable'; style: 'video' | 'network' | 'mains'; metres: number }
  | { kind: 'remote' }
  | { kind: 'light-sensor' }
  | { kind: 'power'; style: 'brick' | 'sequencer' | 'strip' }
  | { kind: 'transmitter' }
  | { kind: 'speaker' }
  | { kind: 'software'; content: Content };

export type PictureKind = PictureSpec['kind'];
