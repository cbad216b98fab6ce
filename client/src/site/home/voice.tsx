import type { Testimonial } from '@contract/testimonials';
import { Portrait } from '@/ui/portrait';
import { Stars } from '@/ui/stars';
import styles from './voice.module.css';

export function Voice({ name, role, location, comment, avatar, rating }: Testimonial) {
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
