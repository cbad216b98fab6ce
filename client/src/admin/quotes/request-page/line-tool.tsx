import { classNames } from '@/lib/class-names';
import styles from './line-tool.module.css';

const PATHS = { up: 'M6 15l6-6 6 6', down: 'M6 9l6 6 6-6', remove: 'M5 5l14 14M19 5L5 19' };

interface LineToolProps {
  icon: keyof typeof PATHS;
  label: string;
  keys?: string;
  /** True if the button can do nothing. A `disabled` button would lose the focus, so `aria-disabled` is set instead. */
  isOff?: boolean;
  className?: string;
  onClick: () => void;
}

export const LineTool = ({ icon, label, keys, isOff = false, className, onClick }: LineToolProps) => (
  <button
    type="button"
    className={classNames('centred muted', styles.tool, className)}
    aria-label={label}
    aria-keyshortcuts={keys}
    aria-disabled={isOff}
    onClick={onClick}
  >
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.75" aria-hidden="true">
      <path d={PATHS[icon]} />
    </svg>
  </button>
);
