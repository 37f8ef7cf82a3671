import { findTestChromium } from '../../launch/chromium.mjs';
import { prepareBuild } from '../../launch/prepare.mjs';
import { say } from '../../launch/say.mjs';

/** Builds the shop that the tests start, and finds the browser that they look at it with. */
export default async function prepareBuiltShop() {
  await prepareBuild(say);
  process.env.CHROMIUM = await findTestChromium(say);
}
