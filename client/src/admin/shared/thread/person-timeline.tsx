import { TIMELINE_LABELS, type TimelineEntry, type TimelineKind } from '@contract/timeline';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { List } from '@/api/http';
import { timeline } from '@/api/timeline.api';
import { useLocalServerStore } from '@/stores/local-server-store';
import { useRemoteOf } from '@/stores/server-store';
import { Unready } from '../feedback/unready';
import { When } from '../records/when';
import styles from './person-timeline.module.css';

interface PersonTimelineProps {
  kind: Exclude<TimelineKind, 'mails'>;
  id: string;
}

export function PersonTimeline({ kind, id }: PersonTimelineProps) {
  const [isOpen, setIsOpen] = useState(false);
  const store = useLocalServerStore<List<TimelineEntry>, void>((_all, signal) => timeline.read(kind, id, signal));
  const known = useRemoteOf(store);
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => {
        setIsOpen(open);
        if (open) void store.getState().load();
      }}
    >
      <summary className="touch text-button medium">Everything from this person</summary>
      {isOpen && <Unready known={known} rows={3} failed="Failed to load all entries of this person." />}
      {known.status === 'ready' && <Entries {...known.value} />}
    </details>
  );
}

function Entries({ items, total }: List<TimelineEntry>) {
  return (
    <>
      <ol className={`stack gap-2 breaks ${styles.entries}`}>
        {items.map((entry, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: fixed list; entries may be equal
          <li key={place} className="stack">
            <span className="muted fine">
              {/* Events get no label, because their title already says what they are. */}
              {!entry.isEvent && `${TIMELINE_LABELS[entry.kind]}, `}
              <When at={entry.at} />
            </span>
            <Title {...entry} />
          </li>
        ))}
      </ol>
      {total > items.length && <p>and {(total - items.length).toLocaleString('en-US')} older entries</p>}
    </>
  );
}

function Title({ title, path }: TimelineEntry) {
  const text = <bdi>{title}</bdi>;
  return path ? <Link to={path}>{text}</Link> : text;
}
