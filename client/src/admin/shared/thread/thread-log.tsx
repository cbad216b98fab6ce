import { emailedText } from '@contract/mail';
import { STAFF_ENTRY_LABELS, type ThreadEntry } from '@contract/thread';
import { classNames } from '@/lib/class-names';
import { formatTime } from '@/lib/format-date';
import { initialsOf } from '@/lib/initials';
import { nearTime } from '../text/near-time';
import styles from './thread-log.module.css';

export type Written = ThreadEntry & { subject?: string };

export interface ThreadEvent {
  _id: string;
  kind: 'event';
  text: string;
  at: string;
}

export function ThreadLog({ entries }: { entries: readonly (Written | ThreadEvent)[] }) {
  return (
    <ol className={`stack gap-3 ${styles.log}`}>
      {entries.map((entry) =>
        entry.kind === 'event' ? (
          <li key={entry._id} className={`muted ${styles.event}`}>
            <p>
              {entry.text} <Time at={entry.at} />
            </p>
          </li>
        ) : (
          <li key={entry._id}>
            <span
              className={classNames('centred tinted bold', styles.who, entry.kind === 'question' && styles.client)}
              aria-hidden="true"
            >
              {initialsOf(entry.by)}
            </span>
            <WrittenEntry entry={entry} />
          </li>
        ),
      )}
    </ol>
  );
}

export function WrittenEntry({ entry }: { entry: Written }) {
  const { kind, by, at, subject, text } = entry;
  const mark = kind === 'reply' || kind === 'question' ? emailedText(entry, '', NOT_EMAILED) : STAYS[kind];
  return (
    <div className={kind === 'note' ? 'pad-2-3 on-sun rounded' : undefined}>
      <p>
        <b>
          <bdi>{by}</bdi>
        </b>{' '}
        <Time at={at} />
      </p>
      {subject && (
        <p dir="auto">
          <b>{subject}</b>
        </p>
      )}
      <p className="as-typed" dir="auto">
        {text}
      </p>
      {mark && <p className="muted fine">{mark}</p>}
    </div>
  );
}

const NOT_EMAILED = 'Not emailed: saved to the outbox';

const STAYS = {
  note: 'Note: visible to staff only',
  whatsapp: `${STAFF_ENTRY_LABELS.whatsapp}: visible to staff only`,
  call: `${STAFF_ENTRY_LABELS.call}: visible to staff only`,
};

function Time({ at }: { at: string }) {
  return (
    <time className="muted fine" dateTime={at} title={formatTime(at)}>
      {nearTime(at)}
    </time>
  );
}
