import { TEAM_MEMBER_FIELDS, type TeamMember } from '@contract/team';
import { Button } from 'antd';
import { initialsOf } from '@/lib/initials';
import styles from './member-card.module.css';

interface MemberCardProps {
  member: TeamMember;
  canEdit: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

/** Where the Team screen of the site has the member, as far as somebody chose it; else empty. */
function placeOf({ group, order }: TeamMember): string {
  const chosen = group === 'role' ? '' : TEAM_MEMBER_FIELDS.group.labels[group];
  return [chosen, order > 0 && `Order ${order}`].filter(Boolean).join(' · ');
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
          {placeOf(member) && <p className={styles.order}>{placeOf(member)}</p>}
        </div>
      </div>
      <p className={styles.bio}>{member.bio}</p>
      {canEdit && (
        <div className={styles.actions}>
          <Button aria-label={`Edit ${member.name}`} onClick={onEdit}>
            Edit
          </Button>
          <Button aria-label={`Delete ${member.name}`} onClick={onDelete}>
            Delete
          </Button>
        </div>
      )}
    </li>
  );
}
