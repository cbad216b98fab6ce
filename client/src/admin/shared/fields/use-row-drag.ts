import { type PointerEvent as PointerPress, type RefObject, useEffect, useRef, useState } from 'react';

const EDGE = { near: 96, step: 12 };

/**
 * Makes rows draggable by mouse, pen or finger. While a row is dragged, `orderOf` returns the CSS `order` of each row.
 * Calls `onMove` on drop; Escape cancels the drag.
 */
export function useRowDrag(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<{ from: number; to: number } | null>(null);
  const end = useRef<(isKept: boolean) => void>(undefined);
  useEffect(() => () => end.current?.(false), []);

  const begin = ({ currentTarget: handle, clientY, pointerId }: PointerPress<HTMLElement>, from: number) => {
    const box = list.current;
    // A second finger must not start another drag.
    if (!box || end.current) return;
    // The rows are measured once, because they change places during the drag.
    const rows = [...box.children].map((row) => row.getBoundingClientRect());
    const own = rows[from];
    if (!own) return;
    const listTop = () => box.getBoundingClientRect().top;
    const firstTop = listTop();
    let y = clientY;
    let to = from;
    const follow = () => {
      // The page may scroll during the drag.
      const by = y - clientY + firstTop - listTop();
      const isPassed = ({ top, height }: DOMRect, index: number) =>
        index > from ? own.bottom + by > top + height / 2 : index < from && own.top + by < top + height / 2;
      const passed = rows.filter(isPassed).length;
      to = by > 0 ? from + passed : from - passed;
      setDrag({ from, to });
    };
    let frame = 0;
    const scrollAtEdge = () => {
      const step = y < EDGE.near ? -EDGE.step : y > window.innerHeight - EDGE.near ? EDGE.step : 0;
      if (step !== 0) {
        window.scrollBy(0, step);
        follow();
      }
      frame = requestAnimationFrame(scrollAtEdge);
    };
    const listening = new AbortController();
    const { signal } = listening;
    end.current = (isKept) => {
      end.current = undefined;
      listening.abort();
      cancelAnimationFrame(frame);
      setDrag(null);
      if (isKept && to !== from) onMove(from, to);
    };

    // Ignores pointers other than the one that started the drag.
    const listen = (type: 'pointermove' | 'pointerup' | 'pointercancel', handle: (clientY: number) => void) => {
      const own = (event: PointerEvent) => event.pointerId === pointerId && handle(event.clientY);
      document.addEventListener(type, own, { signal });
    };
    listen('pointermove', (clientY) => {
      if (frame === 0) frame = requestAnimationFrame(scrollAtEdge);
      y = clientY;
      follow();
    });
    listen('pointerup', () => end.current?.(true));
    listen('pointercancel', () => end.current?.(false));
    const giveUp = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      end.current?.(false);
    };
    document.addEventListener('keydown', giveUp, { signal, capture: true });
    handle.focus({ preventScroll: true });
  };

  const orderOf = (index: number): number | undefined => {
    if (!drag) return undefined;
    return index === drag.from ? 2 * drag.to + Math.sign(drag.to - drag.from || -1) : 2 * index;
  };
  return { begin, orderOf, dragged: drag?.from ?? null };
}
