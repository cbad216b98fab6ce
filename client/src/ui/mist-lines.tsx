import { classNames } from '@/lib/class-names';
import styles from './mist-lines.module.css';

/** Position and length of each line, on 680 x 480. */
const LINES = [
  [10, 180],
  [46, 300],
  [66, 120],
  [118, 420],
  [150, 220],
  [204, 90],
  [236, 360],
  [300, 160],
  [322, 260],
  [388, 460],
  [420, 140],
  [476, 320],
  [540, 200],
  [562, 100],
  [610, 380],
  [660, 240],
] as const;

/** Animated mist: thin falling lines behind a heading. Static for people who prefer less motion. */
export function MistLines({ className }: { className?: string }) {
  return (
    <svg
      className={classNames(styles.mist, className)}
      viewBox="0 0 680 480"
      preserveAspectRatio="xMinYMin slice"
      aria-hidden="true"
      focusable="false"
    >
      {LINES.map(([x, length]) => (
        <path key={x} d={`M${x} 0v${length}`} />
      ))}
    </svg>
  );
}
