import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useHydrated } from '@/lib/use-hydrated';
import styles from './tabs.module.css';

export interface Tab<Id extends string> {
  id: Id;
  label: string;
  /** URL of the page with this tab open. The tab is a link to it until the script has loaded. */
  href: string;
  panel: ReactNode;
}

interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** Renders the row of tabs inside the page's frame. The panels follow the returned element. */
  renderBar: (bar: ReactNode) => ReactNode;
}

/** Computes for each key the index of the tab to select, from the index of the focused tab and the number of tabs. */
const MOVES: Record<string, ((from: number, count: number) => number) | undefined> = {
  // The tabs are links, and browsers do not follow a link when the space bar is pressed. Here, it selects the tab.
  ' ': (from) => from,
  ArrowRight: (from, count) => (from + 1) % count,
  ArrowLeft: (from, count) => (from - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Tabs as in the ARIA Authoring Practices. A panel is rendered once its tab is selected, and keeps its state. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, renderBar }: TabsProps<Id>) {
  const isHydrated = useHydrated();
  const prefix = useId();
  const bar = useRef<HTMLDivElement>(null);
  const before = useRef(selected);
  const [opened, setOpened] = useState([selected]);
  if (!opened.includes(selected)) setOpened([...opened, selected]);

  // If a link inside a panel selects another tab, its panel is hidden, so the selected tab gets the focus.
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
    // The browser handles clicks that open a new window or tab.
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
              // The selected tab links to its own panel, so that a click on it keeps the query of the page's URL.
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
