import {
  cloneElement,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react';

/** How long a pointer or the focus rests on something before its tooltip shows. */
const TOOLTIP_DELAY_MS = 700;

type TooltipProps = { label: ReactNode; children: ReactElement<{ 'aria-describedby'?: string }> };

/** Describes the one element inside. The pointer can enter it, and Escape closes it without moving the focus. */
export function Tooltip({ label, children }: TooltipProps) {
  const id = useId();
  const root = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = () => {
    if (!tip.current?.isConnected || tip.current.matches(':popover-open')) return;
    tip.current.showPopover();
    if (root.current) place(tip.current, root.current.getBoundingClientRect());
    addEventListener('scroll', hide, { capture: true, once: true });
  };
  const hide = () => {
    clearTimeout(timer.current);
    if (tip.current?.isConnected && tip.current.matches(':popover-open')) tip.current.hidePopover();
  };
  const showSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(show, TOOLTIP_DELAY_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the control inside
    <span
      ref={root}
      className="inline-flex max-w-full"
      onPointerEnter={(event: PointerEvent) => event.pointerType === 'mouse' && showSoon()}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && showSoon()}
      onBlur={hide}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && hide()}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span
        ref={tip}
        id={id}
        role="tooltip"
        popover="manual"
        className="m-0 max-w-64 border-0 bg-transparent py-2 text-start"
      >
        <span className="block rounded-sm border border-transparent bg-action px-2.5 py-1.5 text-on-action text-sm">
          {label}
        </span>
      </span>
    </span>
  );
}

/** Places it above its element, or below if there is no room, and always inside the window. */
function place(tip: HTMLElement, anchor: DOMRect) {
  const { width, height } = tip.getBoundingClientRect();
  const left = Math.min(Math.max(8, anchor.left + anchor.width / 2 - width / 2), innerWidth - width - 8);
  const top = anchor.top - height < 8 ? anchor.bottom : anchor.top - height;
  Object.assign(tip.style, { inset: 'auto', left: `${left}px`, top: `${top}px` });
}
