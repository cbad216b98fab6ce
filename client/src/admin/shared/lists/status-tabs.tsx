import { type KeyboardEvent, type ReactNode, useId } from 'react';
import styles from './status-tabs.module.css';

/** Returns the labels of tabs: All, then the statuses. */
export const tabsOf = <S extends string>(labels: Record<S, string>): ReadonlyMap<S | '', string> =>
  new Map<S | '', string>([['', 'All'], ...(Object.entries(labels) as [S, string][])]);

export interface StatusTabsProps<S extends string> {
  name?: string;
  /** Labels by status. The empty status means all records. */
  labels: ReadonlyMap<S | '', string>;
  status: S | '';
  counts: ({ [status in S]: number } & { '': number }) | undefined;
  onStatus: (status: S | '') => void;
  children: ReactNode;
}

export function StatusTabs<S extends string>({
  name = 'Status',
  labels,
  status,
  counts,
  onStatus,
  children,
}: StatusTabsProps<S>) {
  const panel = useId();
  const tabs = [...labels.keys()];

  const handleKeyDown = (event: KeyboardEvent) => {
    // Counts from the focused tab. `status` may be outdated if the user presses a second key quickly.
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    const next = to === undefined ? undefined : tabs.at(to % tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    onStatus(next);
    buttons[tabs.indexOf(next)]?.focus();
  };

  return (
    <>
      <div
        role="tablist"
        aria-label={name}
        className={`row stretch gap-x-4 below-4 underlined ${styles.tabs}`}
        onKeyDown={handleKeyDown}
      >
        {tabs.map((tab) => (
          <button
            className="tab"
            key={tab}
            type="button"
            role="tab"
            id={`${panel}-${tab}`}
            aria-selected={tab === status}
            aria-controls={panel}
            tabIndex={tab === status ? 0 : -1}
            onClick={() => onStatus(tab)}
          >
            {labels.get(tab)}
            {counts && <span className="muted regular tabular"> {counts[tab].toLocaleString('en-US')}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={panel} aria-labelledby={`${panel}-${status}`}>
        {children}
      </div>
    </>
  );
}
