import { type ReactNode, useEffect, useState } from 'react';
import { classNames } from '@/lib/class-names';
import { useInView } from '@/lib/use-in-view';
import styles from './reveal.module.css';

interface Props {
  className?: string;
  children: ReactNode;
}

/** Fade-in trigger. */
const SEEN_SHARE = 0.1;

/**
 * A part of a page that rises once, when a tenth of it is in the window.
 * Only what lies below the window when the script starts is hidden: without script, or before it, everything stands there.
 */
export function Reveal({ className, children }: Props) {
  const [phase, setPhase] = useState<'still' | 'waiting' | 'risen'>('still');
  const element = useInView<HTMLDivElement>(SEEN_SHARE, () =>
    setPhase((before) => (before === 'waiting' ? 'risen' : before)),
  );
  useEffect(() => {
    const top = element.current?.getBoundingClientRect().top ?? 0;
    if (top > window.innerHeight) setPhase('waiting');
  }, [element]);
  return (
    <div ref={element} className={classNames(className, phase !== 'still' && styles[phase])}>
      {children}
    </div>
  );
}
