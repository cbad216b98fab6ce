import type { TeamMember } from '@contract/team';
import { Button } from 'antd';
import { initialsOf } from '@/lib/initials';
import styles from './member-card.module.css';

interface MemberCardProps {
  member: TeamMember;
  canEdit: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

export function MemberCard({ member, canEdit, onEdit, onDelete }: MemberCardProps) {
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        {member.image ? (
          <img src={member.image} alt="" className={styles.portrait} loading="lazy" width={64} height={64} />
        ) : (
          <span aria-hidden="true" className={styles.portrait}>
            {initialsOf(member.name)}
          </span>
        )}
        <div className={styles.who}>
          <h2 className={styles.name}>{member.name}</h2>
          <p className={styles.role}>{member.role}</p>
          {member.order > 0 && <p className={styles.order}>Order {member.order}</p>}
        </div>
      </div>
      <p className={styles.bio}>{member.bio}</p>
      {canEdit && (
        <div className={styles.actions}>
          <Button aria-label={`Edit ${member.name}`} onClick={onEdit}>
            Edit
          </Button>
          <Button aria-label={`Delete ${member.name}`} danger onClick={onDelete}>
            Delete
          </Button>
        </div>
      )}
    </li>
  );
}
