import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './tabs.module.css';

export interface Tab<Id extends string> {
  id: Id;
  label: string;
  panel: ReactNode;
}

interface TabsProps<Id extends string> {
  /** Names the list for screen readers. */
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** Puts the bar of tabs into the page's own frame; the panels follow below it. */
  renderBar: (bar: ReactNode) => ReactNode;
}

/** Where each key leads from position `from` of `count` tabs. */
const MOVES: Record<string, (from: number, count: number) => number> = {
  ArrowRight: (from, count) => (from + 1) % count,
  ArrowLeft: (from, count) => (from - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Tabs after the ARIA authoring practices: one stop for the Tab key, arrows choose. Hidden panels stay mounted and keep what was typed. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, renderBar }: TabsProps<Id>) {
  const prefix = useId();
  const bar = useRef<HTMLDivElement>(null);
  const before = useRef(selected);

  // a link inside a panel may choose another tab: the focus goes to that tab instead of getting lost with the panel
  useEffect(() => {
    if (before.current === selected) return;
    before.current = selected;
    const focused = document.activeElement;
    if (focused === document.body || focused?.closest('[role="tabpanel"][hidden]')) {
      bar.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
    }
  }, [selected]);

  const handleKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (!move) return;
    event.preventDefault();
    const to = move(
      tabs.findIndex(({ id }) => id === selected),
      tabs.length,
    );
    onSelect(tabs[to].id);
    bar.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus();
  };

  return (
    <>
      {renderBar(
        <div ref={bar} className={styles.bar} role="tablist" aria-label={label} onKeyDown={handleKeyDown}>
          {tabs.map(({ id, label: name }) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={`${prefix}-${id}`}
              aria-selected={id === selected}
              aria-controls={`${prefix}-${id}-panel`}
              tabIndex={id === selected ? 0 : -1}
              onClick={() => onSelect(id)}
            >
              {name}
            </button>
          ))}
        </div>,
      )}
      {tabs.map(({ id, panel }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${prefix}-${id}-panel`}
          aria-labelledby={`${prefix}-${id}`}
          hidden={id !== selected}
        >
          {panel}
        </div>
      ))}
    </>
  );
}
