import { useId } from 'react';
import { classNames } from '@/lib/class-names';
import { Reveal } from '@/ui/reveal';
import { MemberCard } from './member-card';
import styles from './member-group.module.css';
import type { ShownMember } from './team-order';

interface Props {
  title: string;
  members: readonly ShownMember[];
  /** The leadership stands larger than the rest. */
  isLarge?: boolean;
}

export function MemberGroup({ title, members, isLarge = false }: Props) {
  const titleId = useId();
  if (members.length === 0) return null;
  return (
    <section className={`${styles.group} page-width`} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ul className={classNames(styles.members, isLarge && styles.large)}>
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
