import { classNames } from '@/lib/class-names';
import { Portrait } from '@/ui/portrait';
import styles from './member-card.module.css';
import type { ShownMember } from './team-order';

type Props = ShownMember & { isLarge: boolean };

export function MemberCard({ name, role, image, bio, isLarge }: Props) {
  const sizes = isLarge ? '(min-width: 960px) 348px, (min-width: 600px) 50vw, 100vw' : '(min-width: 960px) 260px, 50vw';
  return (
    <article className={classNames(styles.card, isLarge && styles.large)}>
      <Portrait name={name} image={image} sizes={sizes} className={styles.portrait} />
      <div>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.role}>{role}</p>
        {bio !== '' && (
          <p className={styles.bio} dir="auto">
            {bio}
          </p>
        )}
      </div>
    </article>
  );
}
