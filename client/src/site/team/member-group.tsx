import { useId } from 'react';
import { classNames } from '@/lib/class-names';
import { Portrait } from '@/ui/portrait';
import { Reveal } from '@/ui/reveal';
import styles from './member-group.module.css';
import type { ShownMember } from './team-order';

type MemberCardProps = ShownMember & { isLarge: boolean };

interface Props {
  title: string;
  members: readonly ShownMember[];
  isLarge?: boolean;
}

export function MemberGroup({ title, members, isLarge = false }: Props) {
  const titleId = useId();
  if (members.length === 0) return null;
  return (
    <section className={`${styles.group} page-width`} aria-labelledby={titleId}>
      <h2 id={titleId} className="pad-top-6 size-lead ruled">
        {title}
      </h2>
      <ul className={classNames('stack two-600 above-8', styles.members, isLarge && styles.large)}>
        {members.map((member) => (
          <li key={member.id}>
            <Reveal>
              <MemberCard {...member} isLarge={isLarge} />
            </Reveal>
          </li>
        ))}
      </ul>
    </section>
  );
}

function MemberCard({ name, role, image, bio, isLarge }: MemberCardProps) {
  const sizes = isLarge ? '(min-width: 60em) 348px, (min-width: 37.5em) 50vw, 100vw' : '(min-width: 60em) 260px, 50vw';
  return (
    <article className={classNames('beside gap-5', styles.card, isLarge && styles.largeCard)}>
      <Portrait name={name} image={image} sizes={sizes} className={styles.portrait} />
      <div>
        <h3 className={isLarge ? undefined : 'size-lead'}>{name}</h3>
        <p className="above-1 close kicker">{role}</p>
        {bio !== '' && (
          <p className={classNames('above-3 easy muted line-breaks', isLarge ? 'size-base' : 'small')} dir="auto">
            {bio}
          </p>
        )}
      </div>
    </article>
  );
}
