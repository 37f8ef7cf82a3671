// What a visitor may want to click or to type into.
const INTERACTIVE = 'a[href], button, input, select, textarea, summary, [role="slider"], [tabindex="0"]';
/** Room between the button and what it makes way for, in pixels. */
const ROOM_PX = 8;

let stop = () => {};

/** Lifts the chat button above what it would lie over, as the page stands, whenever the page has come to rest. */
export function keepClear(): void {
  stop();
  const button = document.querySelector<HTMLElement>('[aria-label$="the chat assistant"]');
  if (!button) return;
  let waiting = 0;
  const look = () => {
    cancelAnimationFrame(waiting);
    waiting = requestAnimationFrame(() => lift(button));
  };
  const events = ['scrollend', 'resize'] as const;
  for (const name of events) window.addEventListener(name, look);
  const watched = new ResizeObserver(look);
  watched.observe(document.body);
  stop = () => {
    for (const name of events) window.removeEventListener(name, look);
    watched.disconnect();
  };
  look();
}

function lift(button: HTMLElement): void {
  const floating = button.parentElement;
  if (!floating) return;
  // While the panel is open it stays where it is; on a phone it is one of the header's icons.
  if (button.ariaExpanded === 'true') return;
  // On its way it would be measured where it no longer belongs.
  button.style.transition = 'none';
  button.style.translate = '';
  if (getComputedStyle(floating).position !== 'fixed') return;
  const home = button.getBoundingClientRect();
  const boxes = [...document.querySelectorAll(INTERACTIVE)]
    .filter((each) => !floating.contains(each) && each.checkVisibility())
    .map((each) => each.getBoundingClientRect())
    .filter((box) => box.right > home.left && box.left < home.right);
  const top = freeTop(home, boxes);
  if (top !== null && top < home.top) button.style.translate = `0 ${top - home.top}px`;
}

/** The lowest place at or above where the button stands that nothing is in; null where there is none in the lower half. */
function freeTop(home: DOMRect, boxes: readonly DOMRect[]): number | null {
  let { top } = home;
  for (;;) {
    const inTheWay = boxes.filter((box) => box.bottom > top && box.top < top + home.height);
    if (inTheWay.length === 0) return top;
    top = Math.min(...inTheWay.map((box) => box.top)) - home.height - ROOM_PX;
    if (top < innerHeight / 2) return null;
  }
}
