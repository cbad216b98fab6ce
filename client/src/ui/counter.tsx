import { useEffect, useRef, useState } from 'react';
import { classNames } from '@/lib/class-names';
import { prefersReducedMotion } from '@/lib/reduced-motion';
import { useInView } from '@/lib/use-in-view';
import { countAt } from './count-at';
import styles from './counter.module.css';

/** The counter starts when this share of it (0 to 1) is visible. */
const SEEN_SHARE = 0.2;
const DURATION_MS = 2_000;

interface Props {
  target: number;
  /** Delay in milliseconds after the counter became visible. */
  delayMs: number;
}

const grouped = (number: number): string => number.toLocaleString('en-US');

/** Counts up when it becomes visible. Screen readers, and users who prefer less motion, get the final number. */
export function Counter({ target, delayMs }: Props) {
  const [shown, setShown] = useState(target);
  const frame = useRef(0);
  const element = useInView<HTMLSpanElement>(SEEN_SHARE, () => {
    if (prefersReducedMotion()) return;
    const startedAt = performance.now() + delayMs;
    const step = (now: number) => {
      const elapsed = now - startedAt;
      setShown(countAt(elapsed / DURATION_MS, target));
      if (elapsed < DURATION_MS) frame.current = requestAnimationFrame(step);
    };
    frame.current = requestAnimationFrame(step);
  });
  useEffect(() => {
    if (!prefersReducedMotion()) setShown(0);
    return () => cancelAnimationFrame(frame.current);
  }, []);
  return (
    <span ref={element} className={classNames('start', styles.counter)}>
      <span aria-hidden="true">{grouped(shown)}</span>
      <span className={styles.target}>{grouped(target)}</span>
    </span>
  );
}
