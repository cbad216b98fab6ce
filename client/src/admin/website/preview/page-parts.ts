export const partsOf = (page: Document, name: string): HTMLElement[] => [
  ...page.querySelectorAll<HTMLElement>(`[data-section="${name}"]`),
];

/** Returns the box around all parts of a section, relative to the top of the page. */
export function placeOf(page: Document, name: string): DOMRect | null {
  const boxes = partsOf(page, name)
    .map((part) => part.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
  if (boxes.length === 0) return null;
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
  return new DOMRect(left + scrolled(page).x, top + scrolled(page).y, right - left, bottom - top);
}

const scrolled = (page: Document) => ({ x: page.defaultView?.scrollX ?? 0, y: page.defaultView?.scrollY ?? 0 });

/** Returns the name of the section at a point, the smallest one if sections overlap. */
export function sectionAt(page: Document, { clientX, clientY }: { clientX: number; clientY: number }): string | null {
  const found = [...page.querySelectorAll<HTMLElement>('[data-section]')]
    .map((part) => ({ name: part.dataset.section ?? null, box: part.getBoundingClientRect() }))
    .filter(({ box }) => box.left <= clientX && clientX < box.right && box.top <= clientY && clientY < box.bottom)
    .sort((a, b) => a.box.width * a.box.height - b.box.width * b.box.height);
  return found[0]?.name ?? null;
}

const ABOVE_PX = 24;

export function showSection(page: Document, name: string): boolean {
  const place = placeOf(page, name);
  if (place) page.defaultView?.scrollTo(0, place.top - ABOVE_PX);
  return place !== null;
}

const MARK = { position: 'absolute', zIndex: '2147483647', pointerEvents: 'none', boxSizing: 'border-box' };
const LABEL = { position: 'absolute', left: '0', fontWeight: '600', whiteSpace: 'nowrap' };
/**
 * Minimum height in px of a section whose title is inside its frame. If a section is less high, its title is below the
 * frame, where it covers no text of the section.
 */
const LOW_PX = 60;
const MARGIN_PX = 6;

/** Creates a frame with the title for a section in the preview. The returned `put` moves it around the section. */
export function markSection(page: Document, name: string, title: string, scale: number) {
  const mark = page.createElement('div');
  const label = page.createElement('b');
  label.textContent = title;
  Object.assign(mark.style, MARK, { border: `${3 / scale}px solid var(--sun)` });
  Object.assign(label.style, LABEL, {
    padding: `${2 / scale}px ${8 / scale}px`,
    background: 'var(--sun)',
    color: 'var(--ink)',
    fontSize: `${13 / scale}px`,
    lineHeight: `${20 / scale}px`,
  });
  mark.append(label);
  page.body.append(mark);
  return {
    put() {
      const place = placeOf(page, name);
      mark.hidden = place === null;
      if (!place) return;
      // The text of a narrow section begins at the section's edge, so the frame keeps a distance from that edge.
      const room = place.left > 0 ? MARGIN_PX / scale : 0;
      const isBelow = room > 0 || place.height * scale < LOW_PX;
      Object.assign(label.style, { top: isBelow ? '100%' : '', bottom: isBelow ? '' : '0' });
      Object.assign(mark.style, {
        left: `${place.left - room}px`,
        top: `${place.top - room}px`,
        width: `${place.width + 2 * room}px`,
        height: `${place.height + 2 * room}px`,
      });
    },
    remove: () => mark.remove(),
  };
}
