import { ButtonLink } from '@/ui/button-link';
import { Reveal } from '@/ui/reveal';
import { ServiceTile } from '@/ui/service-tile';
import styles from './offerings.module.css';

const OFFERINGS = [
  {
    icon: 'pen-tool',
    title: 'Web App Development',
    text: 'Registers, bookings and shops that open on any phone and spare the data bundle.',
  },
  {
    icon: 'smartphone',
    title: 'Mobile App Development',
    text: 'Small to download, quick to open, able to wait for the network.',
  },
  {
    icon: 'code',
    title: 'Custom Software Solutions',
    text: 'For the work that no ready-made product fits, joined to what you already have.',
  },
  {
    icon: 'trending-up',
    title: 'Digital Marketing',
    text: 'One campaign with one goal, and a report of one page every month.',
  },
  {
    icon: 'file-text',
    title: 'Content Creation',
    text: 'Articles, course material, films and photographs in words that people use.',
  },
  {
    icon: 'share2',
    title: 'Social Media Management',
    text: 'Pages that stay alive, and answers while people are still waiting.',
  },
];

export function Offerings() {
  return (
    <section className={`${styles.offerings} section`} aria-labelledby="offerings-title">
      <div className="page-width">
        <h2 id="offerings-title">What we build for others</h2>
        <ul className={styles.cards}>
          {OFFERINGS.map(({ icon, title, text }) => (
            <li key={title}>
              <Reveal className={styles.card}>
                <ServiceTile icon={icon} className={styles.tile} />
                <h3>{title}</h3>
                <p>{text}</p>
              </Reveal>
            </li>
          ))}
        </ul>
        <ButtonLink to="/services">See our services</ButtonLink>
      </div>
    </section>
  );
}
