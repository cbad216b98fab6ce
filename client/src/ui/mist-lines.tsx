import { classNames } from '@/lib/class-names';
import styles from './mist-lines.module.css';

/** Horizontal position and length of each line, in a drawing of 680 × 480 units. */
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

/** Mist behind a heading: thin falling lines. For users who prefer less motion, the lines do not move. */
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
