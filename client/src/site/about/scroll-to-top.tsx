import { prefersReducedMotion } from '@/lib/reduced-motion';
import { useScrolledPast } from '@/lib/use-scrolled-past';
import { Icon } from '@/ui/icon';
import styles from './scroll-to-top.module.css';

/** Scroll-to-top threshold. */
const SHOWN_AFTER_PX = 300;

export function ScrollToTop() {
  const isShown = useScrolledPast(SHOWN_AFTER_PX);

  const goUp = () => {
    window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
    // The button is about to go: the focus goes where the eye goes.
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
  };

  if (!isShown) return null;
  return (
    <button type="button" className={styles.button} aria-label="Scroll to top" onClick={goUp}>
      <Icon name="arrow-up" size={24} />
    </button>
  );
}
