import { TESTIMONIALS, type Testimonial } from '@contract/testimonials';
import { Carousel } from '@/ui/carousel';
import { Portrait } from '@/ui/portrait';
import { Stars } from '@/ui/stars';
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

function Voice({ name, role, location, comment, avatar, rating }: Testimonial) {
  return (
    <figure className={styles.voice}>
      <Stars rating={rating} />
      <blockquote className={styles.comment}>{comment}</blockquote>
      <figcaption className={styles.person}>
        <Portrait name={name} image={avatar} />
        <span>
          <b>{name}</b>
          <br />
          {role}, {location}
        </span>
      </figcaption>
    </figure>
  );
}
