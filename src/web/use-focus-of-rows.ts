import { useEffect } from 'react';

/**
 * Moves the focus on when the row that has it leaves its list, as an order does that no longer matches the filter: to the
 * same place of the row that follows, else of the one before, else to the heading of the list.
 */
export function useFocusOfRows(): void {
  useEffect(() => {
    let place: Place | undefined;
    const remember = ({ target }: FocusEvent) => {
      place = target instanceof HTMLElement && target.closest(ROW) ? placeOf(target) : undefined;
    };
    // A click beside all controls leaves the row; one on a control is remembered by the focus that follows.
    const forget = () => {
      place = undefined;
    };
    const restore = () => {
      if (!place || place.focused.isConnected || !isFocusLost()) return;
      const left = place;
      forget();
      // A dialog that closes or a form that is sent may move the focus itself.
      setTimeout(() => isFocusLost() && successorOf(left)?.focus());
    };
    const changes = new MutationObserver(restore);
    changes.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', forget);
    return () => {
      changes.disconnect();
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', forget);
    };
  }, []);
}

interface Place {
  focused: HTMLElement;
  /** The rows around it, the innermost first. */
  rows: RowPlace[];
  /** All that lies around it, the innermost first. */
  around: Element[];
}

/** A row with its neighbours: those that follow in their order, then those before it, the nearest first. */
interface RowPlace {
  row: Element;
  neighbours: Element[];
  /** The column of a table. */
  cell: number | undefined;
}

function placeOf(focused: HTMLElement): Place {
  const around = [...ancestorsOf(focused)];
  const cell = focused.closest('td')?.cellIndex;
  const rows = around
    .filter((each) => each.matches(ROW))
    .map((row) => {
      const all = [...(row.parentElement?.children ?? [])];
      const at = all.indexOf(row);
      return { row, neighbours: [...all.slice(at + 1), ...all.slice(0, at).reverse()], cell };
    });
  return { focused, rows, around };
}

function* ancestorsOf(element: Element): Generator<Element> {
  for (let each = element.parentElement; each; each = each.parentElement) yield each;
}

function successorOf({ rows, around }: Place): HTMLElement | undefined {
  for (const { row, neighbours, cell = -1 } of rows) {
    for (const next of [row, ...neighbours].filter(({ isConnected }) => isConnected)) {
      const control =
        next.children[cell]?.querySelector<HTMLElement>(CONTROL) ?? next.querySelector<HTMLElement>(CONTROL);
      if (control) return control;
    }
  }
  return headingAround(around);
}

/** The heading of the part of the page that is left. */
function headingAround(around: readonly Element[]): HTMLElement | undefined {
  for (const each of around.filter(({ isConnected }) => isConnected)) {
    const heading = each.querySelector<HTMLElement>('h1, h2, h3');
    if (!heading) continue;
    heading.tabIndex = -1;
    return heading;
  }
  return undefined;
}

function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

const ROW = 'tr, li';
const CONTROL = ':is(a[href], button, input:not([type="hidden"]), select, textarea):not(:disabled)';
