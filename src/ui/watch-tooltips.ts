/*
 * Tooltips of all controls without words, from one place: a control needs nothing but its accessible name. Loaded with the
 * first pointer or focus, so that no page grows by it.
 */
import { leave, nameOfIcon, restOn, restsOn, shownTip } from './tooltip.ts';

const CONTROLS = 'a[href], button, summary, [role="button"], input[type="checkbox"]';

const controlAt = (target: EventTarget | null | undefined) => {
  const control = target instanceof Element ? target.closest(CONTROLS) : null;
  return control && nameOfIcon(control) !== undefined ? control : undefined;
};

const point = (target: EventTarget | null | undefined) => {
  if (target instanceof Node && shownTip()?.contains(target)) return;
  const control = controlAt(target);
  if (control) restOn(control);
  else if (!restsOn()?.matches(':focus-visible')) leave();
};

const focus = (target: EventTarget | null) => {
  const control = controlAt(target);
  if (control?.matches(':focus-visible')) restOn(control);
  else leave();
};

document.addEventListener('pointerover', (event) => event.pointerType === 'mouse' && point(event.target));
document.addEventListener('focusin', ({ target }) => focus(target));
document.addEventListener('focusout', leave);
document.documentElement.addEventListener('pointerleave', leave);
addEventListener('pointerdown', leave, true);
// A control that gets the focus may be scrolled to first: that calls nothing off.
for (const type of ['scroll', 'resize']) addEventListener(type, () => shownTip() && leave(), true);

// Escape takes the tooltip first, and only then closes the dialog that it stands in. Any other key is work.
addEventListener(
  'keydown',
  (event) => {
    if (event.key === 'Escape' && shownTip()) {
      event.preventDefault();
      event.stopImmediatePropagation();
      leave();
    } else if (event.key !== 'Tab') leave();
  },
  true,
);

// What brought this file is under the pointer or has the focus by now.
focus(document.activeElement);
if (!restsOn()) point([...document.querySelectorAll(':hover')].at(-1));
