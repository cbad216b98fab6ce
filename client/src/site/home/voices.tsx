import { TESTIMONIALS } from '@contract/testimonials';
import { Carousel } from '@/ui/carousel';
import { Voice } from './voice';
import styles from './voices.module.css';

const SLIDES = TESTIMONIALS.map((testimonial) => <Voice key={testimonial.name} {...testimonial} />);

export function Voices() {
  return (
    <section className={`${styles.voices} section`} aria-labelledby="voices-title">
      <div className="page-width">
        <Carousel heading={<h2 id="voices-title">What people say</h2>} label="Testimonials" slides={SLIDES} />
      </div>
    </section>
  );
}
