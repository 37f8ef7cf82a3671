/** How long a pointer or the focus rests on a control before its tooltip shows. */
const TOOLTIP_DELAY_MS = 700;

let timer: ReturnType<typeof setTimeout> | undefined;
let current: Element | undefined;
let tip: HTMLElement | undefined;

/** Shows a control's name above or below it after the delay; the tooltip of another control goes at once. */
export function restOn(control: Element): void {
  if (control === current) return;
  leave();
  current = control;
  timer = setTimeout(show, TOOLTIP_DELAY_MS, control);
}

/** Takes the tooltip away, or calls off the one to come. */
export function leave(): void {
  clearTimeout(timer);
  tip?.remove();
  current = tip = undefined;
}

/** The control that has a tooltip, or will have one. */
export function restsOn(): Element | undefined {
  return current;
}

/** The tooltip that is shown. */
export function shownTip(): Element | undefined {
  return tip;
}

/** The name of a control that shows no words, only an icon; undefined for any other. */
export function nameOfIcon(control: Element): string | undefined {
  const said: string[] = [];
  const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement: place, textContent: words } = text;
    if (!words?.trim() || place?.closest('[aria-hidden="true"], noscript')) continue;
    // Words for screen readers alone are a pixel wide; those that a narrow screen has no room for have no width.
    if (place && place.getBoundingClientRect().width > 1) return undefined;
    said.push(words);
  }
  return (control.ariaLabel ?? said.join(' ').trim()) || undefined;
}

function show(control: Element): void {
  const name = control.isConnected && nameOfIcon(control);
  if (!name) {
    leave();
    return;
  }
  tip = draw(name, getComputedStyle(control));
  // Outside the open dialog it would be inert, so that the pointer could not enter it.
  (control.closest('dialog') ?? document.body).append(tip);
  tip.showPopover();
  place(tip, control.getBoundingClientRect());
}

// The name is read to all who do not see it, so the picture of it is hidden from them.
function draw(name: string, surroundings: CSSStyleDeclaration): HTMLElement {
  const drawn = document.createElement('span');
  drawn.popover = 'manual';
  drawn.ariaHidden = 'true';
  drawn.className = 'm-0 max-w-64 border-0 bg-transparent py-2 text-start print:hidden';
  const words = document.createElement('span');
  words.className = 'block break-words rounded-sm border border-canvas bg-action px-2.5 py-1.5 text-on-action text-sm';
  words.textContent = name;
  // In the colours of where the control stands, so that it stands out on light and dark surfaces.
  for (const colour of ['--color-action', '--color-on-action', '--color-canvas']) {
    words.style.setProperty(colour, surroundings.getPropertyValue(colour));
  }
  drawn.append(words);
  return drawn;
}

/** Places it above its control, or below if there is no room, and always inside the window. */
function place(tooltip: HTMLElement, anchor: DOMRect): void {
  const { width, height } = tooltip.getBoundingClientRect();
  const left = Math.max(8, Math.min(anchor.left + anchor.width / 2 - width / 2, innerWidth - width - 8));
  const top = anchor.top - height < 0 ? anchor.bottom : anchor.top - height;
  Object.assign(tooltip.style, { inset: 'auto', left: `${left}px`, top: `${top}px` });
}
