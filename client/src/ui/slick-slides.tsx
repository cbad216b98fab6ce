import Slider from 'react-slick';
import 'slick-carousel/slick/slick.css';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { prefersReducedMotion } from '@/lib/reduced-motion';
import styles from './carousel.module.css';
import type { SlidesProps } from './slide-list';

const QUERIES = ['(min-width: 40em)', '(min-width: 64em)'];

const SLIDE_MS = 300;

/** Carousel with react-slick, as an endless loop. It measures widths, so it cannot run on the server. */
export function SlickSlides({ slides, controls, onShow }: SlidesProps) {
  const slider = useRef<Slider>(null);
  const frame = useRef<HTMLDivElement>(null);
  const visibleAtOnce = useVisibleSlides();

  useEffect(() => {
    controls.current = {
      next: () => slider.current?.slickNext(),
      previous: () => slider.current?.slickPrev(),
    };
    return () => {
      controls.current = null;
    };
  }, [controls]);

  // Hides slides outside the visible part from screen readers and focus, also the copies for the loop.
  const quieten = () => {
    for (const slide of frame.current?.querySelectorAll<HTMLElement>('.slick-slide') ?? []) {
      slide.inert = slide.getAttribute('aria-hidden') === 'true' || slide.classList.contains('slick-cloned');
    }
  };
  useEffect(quieten);

  return (
    <div ref={frame} className={`clips ${styles.slick}`}>
      <Slider
        key={visibleAtOnce}
        ref={slider}
        arrows={false}
        infinite
        slidesToShow={visibleAtOnce}
        slidesToScroll={1}
        speed={prefersReducedMotion() ? 0 : SLIDE_MS}
        afterChange={(index) => {
          quieten();
          onShow(index);
        }}
        onInit={quieten}
        onReInit={quieten}
      >
        {slides.map((slide, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the slides never change their order
          <div key={index} className={styles.slide}>
            {slide}
          </div>
        ))}
      </Slider>
    </div>
  );
}

function subscribe(onChange: () => void): () => void {
  const lists = QUERIES.map((query) => window.matchMedia(query));
  for (const list of lists) list.addEventListener('change', onChange);
  return () => {
    for (const list of lists) list.removeEventListener('change', onChange);
  };
}

/** Returns the number of slides that fit the window: 1, 2 from 40em, or 3 from 64em. */
function useVisibleSlides(): number {
  return useSyncExternalStore(
    subscribe,
    () => 1 + QUERIES.filter((query) => window.matchMedia(query).matches).length,
    () => 1,
  );
}
