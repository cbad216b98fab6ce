import type { ShownSection } from '@contract/website/sections';
import { useSection } from '@/stores/website-store';
import { Carousel } from '@/ui/carousel';
import { Portrait } from '@/ui/portrait';
import { Stars } from '@/ui/stars';
import styles from './voices.module.css';

type Person = ShownSection<'testimonials'>['people'][number];

export function Voices() {
  const section = useSection('testimonials');
  if (!section || section.people.length === 0) return null;
  return (
    <section data-section="testimonials" className="on-mist section" aria-labelledby="voices-title">
      <div className="page-width">
        <Carousel
          heading={<h2 id="voices-title">{section.heading}</h2>}
          label="Testimonials"
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may have the same name
          slides={section.people.map((person, index) => <Voice key={index} {...person} />)}
        />
      </div>
    </section>
  );
}

function Voice({ name, role, location, comment, avatar, rating }: Person) {
  return (
    <figure className={`column ruled-strong ${styles.voice}`}>
      <Stars rating={rating} />
      <blockquote className={`size-lead snug ${styles.comment}`}>{comment}</blockquote>
      <figcaption className="line to-foot gap-4 small snug muted">
        <Portrait name={name} image={avatar} />
        <span>
          <b className="size-base ink">{name}</b>
          <br />
          {[role, location].filter(Boolean).join(', ')}
        </span>
      </figcaption>
    </figure>
  );
}
