import { PROJECT_STATUS_LABELS, type ProjectStatus } from '@contract/project';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import styles from './status-tabs.module.css';

/** Rejected requests have no tab of their own: they stand under All. */
export const STATUS_TABS = ['', 'pending', 'in_review', 'quoted', 'accepted'] as const satisfies (ProjectStatus | '')[];

interface StatusTabsProps {
  /** Empty for All. */
  status: ProjectStatus | '';
  onStatus: (status: ProjectStatus | '') => void;
  children: ReactNode;
}

/** antd's own tabs put a button among the tabs when a phone is too narrow for them, which a tab list may not hold. */
export function StatusTabs({ status, onStatus, children }: StatusTabsProps) {
  const panel = useId();
  const list = useRef<HTMLDivElement>(null);

  const handleKeyDown = (event: KeyboardEvent) => {
    const at = STATUS_TABS.indexOf(status as (typeof STATUS_TABS)[number]);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: STATUS_TABS.length - 1 }[event.key];
    const next = to === undefined ? undefined : STATUS_TABS.at(to % STATUS_TABS.length);
    if (next === undefined) return;
    event.preventDefault();
    onStatus(next);
    list.current?.querySelectorAll('button')[STATUS_TABS.indexOf(next)]?.focus();
  };

  return (
    <>
      <div ref={list} role="tablist" aria-label="Status" className={styles.tabs} onKeyDown={handleKeyDown}>
        {STATUS_TABS.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${panel}-${tab}`}
            aria-selected={tab === status}
            aria-controls={panel}
            tabIndex={tab === status ? 0 : -1}
            onClick={() => onStatus(tab)}
          >
            {tab ? PROJECT_STATUS_LABELS[tab] : 'All'}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={panel} aria-labelledby={`${panel}-${status}`}>
        {children}
      </div>
    </>
  );
}
