import { type ReactNode, useEffect, useRef } from 'react';
import { prefersReducedMotion } from '@/lib/reduced-motion';
import styles from './carousel.module.css';

export interface SlideControls {
  next(): void;
  previous(): void;
}

export interface SlidesProps {
  label: string;
  slides: readonly ReactNode[];
  /** Functions that move the slides. `SlideList` or `SlickSlides` sets them when it is mounted. */
  controls: { current: SlideControls | null };
  onShow(index: number): void;
}

/** Carousel without a library: a list that scrolls sideways and stops at each slide. */
export function SlideList({ label, slides, controls, onShow }: SlidesProps) {
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const move = (by: 1 | -1) => {
      const { current } = list;
      if (!current?.firstElementChild) return;
      const width = current.firstElementChild.clientWidth;
      const last = slides.length - 1;
      const index = Math.round(current.scrollLeft / Math.max(width, 1));
      const isAtEnd = current.scrollLeft + current.clientWidth >= current.scrollWidth - 1;
      const next = by === 1 ? (isAtEnd ? 0 : index + 1) : index === 0 ? last : index - 1;
      const left = (current.children[next] as HTMLElement).offsetLeft - current.offsetLeft;
      current.scrollTo({ left, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
      onShow(next);
    };
    controls.current = { next: () => move(1), previous: () => move(-1) };
    return () => {
      controls.current = null;
    };
  }, [slides.length, controls, onShow]);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
    <ul ref={list} className={`holds ${styles.list}`} tabIndex={0} aria-label={label}>
      {slides.map((slide, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the slides never change their order
        <li className="stack" key={index}>
          {slide}
        </li>
      ))}
    </ul>
  );
}
