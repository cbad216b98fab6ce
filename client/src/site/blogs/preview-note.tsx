import { formatMinute } from '@contract/lusaka-day';
import styles from './preview-note.module.css';

/** At the top of a page that a link shows to who has it. Readers of the site do not come here. */
export function PreviewNote({ until }: { until: string }) {
  return (
    <p className={styles.note}>
      This is a preview. Only people with this link see it, until {formatMinute(new Date(until))} in Lusaka.
    </p>
  );
}
