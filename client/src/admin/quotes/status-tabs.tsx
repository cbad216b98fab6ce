import { PROJECT_STATUS_LABELS, QUOTE_STATUS_LABELS } from '@contract/project';
import { REQUEST_STATES, type RequestFigures, type RequestState } from '@contract/work-list';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import styles from './status-tabs.module.css';

export const STATUS_TABS: readonly (RequestState | '')[] = ['', ...REQUEST_STATES];

const LABELS: Record<RequestState | '', string> = {
  '': 'All',
  ...PROJECT_STATUS_LABELS,
  expired: QUOTE_STATUS_LABELS.expired,
};

interface StatusTabsProps {
  /** Empty for All. */
  status: RequestState | '';
  /** Missing until they are known. */
  figures?: RequestFigures;
  onStatus: (status: RequestState | '') => void;
  children: ReactNode;
}

/** antd's own tabs put a button among the tabs when a phone is too narrow for them, which a tab list may not hold. */
export function StatusTabs({ status, figures, onStatus, children }: StatusTabsProps) {
  const panel = useId();
  const list = useRef<HTMLDivElement>(null);

  const handleKeyDown = (event: KeyboardEvent) => {
    const at = STATUS_TABS.indexOf(status);
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
            {LABELS[tab]}
            {figures && <span className={styles.count}> {tab ? figures.counts[tab] : figures.all}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={panel} aria-labelledby={`${panel}-${status}`}>
        {children}
      </div>
    </>
  );
}
