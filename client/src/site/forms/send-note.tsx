import styles from './form.module.css';
import type { SendState } from './use-sender';

const NOTES: Record<SendState, string> = {
  idle: '',
  sending: '',
  slow: 'Still sending. Please keep this page open.',
  waiting:
    'There is no connection. What you wrote is kept on this device and goes out by itself as soon as you are back online.',
};

/** Says what a send is waiting for. Always on the page, so that screen readers notice a change. */
export function SendNote({ state }: { state: SendState }) {
  return (
    <p className={styles.note} role="status">
      {NOTES[state]}
    </p>
  );
}
