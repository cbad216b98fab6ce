import { type PointerEvent as PointerPress, type RefObject, useEffect, useRef, useState } from 'react';

const EDGE = { near: 96, step: 12 };

interface Drag {
  from: number;
  to: number;
  by: number;
  /** Height of the dragged row and the gap below it, in px. */
  room: number;
}

/** Makes rows draggable by mouse, pen or finger. Calls `onMove` on drop; Escape cancels the drag. */
export function useRowDrag(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const end = useRef<(isKept: boolean) => void>(undefined);
  useEffect(() => () => end.current?.(false), []);

  const begin = ({ currentTarget: handle, clientY: startY, pointerId }: PointerPress<HTMLElement>, from: number) => {
    const box = list.current;
    // A second finger must not start another drag.
    if (!box || end.current) return;
    // Positions are relative to the list, because the page may scroll during the drag.
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

  const shiftOf = (index: number): number => {
    if (!drag) return 0;
    const { from, to, by, room } = drag;
    if (index === from) return by;
    if (index > from && index <= to) return -room;
    return index < from && index >= to ? room : 0;
  };
  return { begin, shiftOf, dragged: drag?.from ?? null };
}
