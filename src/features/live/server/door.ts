// What the shop itself may call of the live events; each is described where it is written.
export { countLive, liveHubOf } from './live-hub.ts';
