import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import type { TopicSlug } from './shown-articles';
import styles from './topic-art.module.css';

/** Drawing of each topic, in a square of 96 units. */
const SIGNS: Record<TopicSlug, ReactNode> = {
  'ux-ui': <path d="M18 20h60v56H18zM18 36h60M40 36v40M50 48h18M50 60h18" />,
  react: <path d="M34 26L14 48l20 22M62 26l20 22-20 22M56 22L40 74" />,
  php: <path d="M48 14v68M66 30c-4-8-34-10-36 6s36 10 36 26-30 16-38 4" />,
  javascript: (
    <path d="M38 18c-16 0-6 28-20 30 14 2 4 30 20 30M58 18c16 0 6 28 20 30-14 2-4 30-20 30M48 38v.1M48 58v.1" />
  ),
};

export function TopicArt({ topic, className }: { topic: TopicSlug; className?: string }) {
  return (
    <svg
      className={classNames('rounded-card', styles[topic], className)}
      viewBox="0 0 96 96"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M0 0h96L0 96z" className={styles.half} />
      <g className={styles.sign}>{SIGNS[topic]}</g>
    </svg>
  );
}
