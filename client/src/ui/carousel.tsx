import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { classNames } from '@/lib/class-names';
import { useHydrated } from '@/lib/use-hydrated';
import { useInView } from '@/lib/use-in-view';
import styles from './carousel.module.css';
import { Icon } from './icon';
import { type SlideControls, SlideList, type SlidesProps } from './slide-list';

interface Props {
  heading: ReactNode;
  label: string;
  slides: readonly ReactNode[];
}

/** Number of slides that fit side by side on a wide screen. With this many or fewer, the plain list is enough. */
const SIDE_BY_SIDE = 3;

/** Carousel. At first it is a plain list. Shortly before it becomes visible, react-slick replaces the list. */
export function Carousel({ heading, label, slides }: Props) {
  const controls = useRef<SlideControls>(null);
  const isHydrated = useHydrated();
  const [shown, setShown] = useState<number | null>(null);
  const [Slides, setSlides] = useState<ComponentType<SlidesProps>>(() => SlideList);

  const element = useInView<HTMLDivElement>(
    0,
    () => {
      if (slides.length <= SIDE_BY_SIDE) return;
      import('./slick-slides').then(
        ({ SlickSlides }) => setSlides(() => SlickSlides),
        // If the library fails to load, the list stays.
        () => undefined,
      );
    },
    '400px',
  );

  return (
    <div ref={element}>
      <div className={`row bottom spread gap-4 ${styles.head}`}>
        {heading}
        {slides.length > 1 && (
          // Invisible until hydration, but they take up space, so that the heading does not move.
          <div className={classNames('line stretch gap-2', styles.controls, !isHydrated && styles.waiting)}>
            {(['previous', 'next'] as const).map((way) => (
              <button
                key={way}
                className="centred rounded"
                type="button"
                aria-label={way === 'previous' ? 'Previous testimonial' : 'Next testimonial'}
                onClick={() => controls.current?.[way]()}
              >
                <Icon name={way === 'previous' ? 'arrow-left' : 'arrow-right'} />
              </button>
            ))}
          </div>
        )}
      </div>
      <section aria-roledescription="carousel" aria-label={label}>
        <Slides label={label} slides={slides} controls={controls} onShow={setShown} />
      </section>
      <p className="visually-hidden" role="status">
        {shown !== null && `${shown + 1} of ${slides.length}`}
      </p>
    </div>
  );
}
