import { type ReactNode, useEffect, useState } from 'react';
import { classNames } from '@/lib/class-names';
import { useInView } from '@/lib/use-in-view';
import styles from './reveal.module.css';

const SEEN_SHARE = 0.1;

/** Slides its content up once, when a tenth of it is visible. What is in the window at first is shown at once. */
export function Reveal({ className, children }: { className?: string; children: ReactNode }) {
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
