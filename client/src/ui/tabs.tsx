import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useHydrated } from '@/lib/use-hydrated';
import styles from './tabs.module.css';

export interface Tab<Id extends string> {
  id: Id;
  label: string;
  /** Address of the page with this tab open: before the script has arrived, it is a link there. */
  href: string;
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
const MOVES: Record<string, ((from: number, count: number) => number) | undefined> = {
  // Tabs are pressed with the space bar too; a link is not.
  ' ': (from) => from,
  ArrowRight: (from, count) => (from + 1) % count,
  ArrowLeft: (from, count) => (from - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Tabs after the ARIA authoring practices: one stop for the Tab key, arrows choose. A panel is drawn when it is first opened; hidden again, it keeps
 * what was typed.
 * They are links in the same place and shape until the script has arrived.
 */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, renderBar }: TabsProps<Id>) {
  const isHydrated = useHydrated();
  const prefix = useId();
  const bar = useRef<HTMLDivElement>(null);
  const before = useRef(selected);
  const [opened, setOpened] = useState([selected]);
  if (!opened.includes(selected)) setOpened([...opened, selected]);

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
    const from = tabs.findIndex(({ id }) => id === selected);
    const to = MOVES[event.key]?.(from, tabs.length) ?? -1;
    const next = tabs[to];
    if (!next) return;
    event.preventDefault();
    onSelect(next.id);
    bar.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus();
  };

  const select = (event: MouseEvent, id: Id) => {
    // Anything but a plain press is the browser's: a new tab of its own, a new window.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onSelect(id);
  };

  return (
    <>
      {renderBar(
        <div
          ref={bar}
          className={`line stretch gap-1 ${styles.bar}`}
          {...(isHydrated && { role: 'tablist', 'aria-label': label })}
        >
          {tabs.map(({ id, label: name, href }) => (
            <a
              key={id}
              // The open one leads to itself, and keeps what else is in the address.
              href={id === selected ? `#${prefix}-${id}-panel` : href}
              id={`${prefix}-${id}`}
              className={id === selected ? styles.selected : undefined}
              onClick={(event) => select(event, id)}
              onKeyDown={handleKeyDown}
              {...(isHydrated
                ? {
                    role: 'tab',
                    'aria-selected': id === selected,
                    'aria-controls': `${prefix}-${id}-panel`,
                    tabIndex: id === selected ? 0 : -1,
                  }
                : { 'aria-current': id === selected ? 'page' : undefined })}
            >
              {name}
            </a>
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
          {opened.includes(id) && panel}
        </div>
      ))}
    </>
  );
}
