import { useId } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './chitenge-band.module.css';

const TEETH = [0, 16, 32, 48].map((x) => `M${x} 0h16l-8 8zM${x} 56h16l-8-8z`).join('');
const BOWS = [0, 64].map((x) => `M${x - 12} 13h24L${x} 26zM${x - 12} 43h24L${x} 30z`).join('');

/** Patterned border. Do not place text on it, because the text would be hard to read. */
export function ChitengeBand({ isThin, className }: { isThin?: boolean; className?: string }) {
  const id = useId();
  return (
    <svg className={classNames(styles.band, isThin && styles.thin, className)} aria-hidden="true" focusable="false">
      <defs>
        <pattern
          id={id}
          width="64"
          height="56"
          patternUnits="userSpaceOnUse"
          patternTransform={isThin ? 'scale(0.5)' : undefined}
        >
          <path d={TEETH} fill="var(--chitenge-a)" />
          <path d="M32 12l22 16-22 16-22-16z" fill="var(--chitenge-b)" />
          <path d="M32 18l14 10-14 10-14-10z" fill="var(--chitenge-ground)" />
          <path d="M32 23l7 5-7 5-7-5z" fill="var(--chitenge-a)" />
          <path d={BOWS} fill="var(--chitenge-c)" />
          <path d="M7 28a2 2 0 1 0 4 0 2 2 0 1 0-4 0zM53 28a2 2 0 1 0 4 0 2 2 0 1 0-4 0z" fill="var(--chitenge-b)" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
