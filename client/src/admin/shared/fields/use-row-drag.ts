import { type PointerEvent as PointerPress, type RefObject, useEffect, useRef, useState } from 'react';

/** How near to an end of the window the page begins to move along, and how fast. In px, and px per frame. */
const EDGE = { near: 96, step: 12 };

interface Drag {
  from: number;
  to: number;
  /** How far it was pulled, in px. */
  by: number;
  /** How much room it takes. */
  room: number;
}

/**
 * Lets the rows of a list be dragged, by mouse, pen or finger, and tells where one is let go; Escape gives up. Arrow
 * keys are up to the handle.
 */
export function useRowDrag(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const end = useRef<(isKept: boolean) => void>(undefined);
  useEffect(() => () => end.current?.(false), []);

  /** @param press on the handle of a row. */
  const begin = ({ currentTarget: handle, clientY: startY, pointerId }: PointerPress<HTMLElement>, from: number) => {
    const box = list.current;
    // Another finger drags one already.
    if (!box || end.current) return;
    // From the top of the list: the page may be scrolled meanwhile.
    const top = () => box.getBoundingClientRect().top;
    const listTop = top();
    const rows = [...box.children].map((row) => {
      const rect = row.getBoundingClientRect();
      return { top: rect.top - listTop, bottom: rect.bottom - listTop, middle: rect.top - listTop + rect.height / 2 };
    });
    const [own, first, second] = [rows[from], rows[0], rows[1]];
    if (!own || !first || !second) return;
    const gap = second.top - first.bottom;
    let at: Drag = { from, to: from, by: 0, room: own.bottom - own.top + gap };
    let y = startY;

    const follow = () => {
      const by = y - startY + listTop - top();
      const isPassed = ({ middle }: { middle: number }, index: number) =>
        index > from ? own.bottom + by > middle : index < from && own.top + by < middle;
      const passed = rows.filter(isPassed).length;
      at = { ...at, by, to: by > 0 ? from + passed : from - passed };
      setDrag(at);
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
      if (isKept && at.to !== from) onMove(from, at.to);
    };

    // The row follows wherever the pointer goes, and no other finger.
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

  /** How far a row stands from its place meanwhile, in px. */
  const shiftOf = (index: number): number => {
    if (!drag) return 0;
    const { from, to, by, room } = drag;
    if (index === from) return by;
    if (index > from && index <= to) return -room;
    return index < from && index >= to ? room : 0;
  };
  return { begin, shiftOf, dragged: drag?.from ?? null };
}
