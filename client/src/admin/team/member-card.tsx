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
    <li className={`gap-3 panel pad-4 ${styles.card}`}>
      <div className="line gap-3">
        {member.image ? (
          <img
            src={member.image}
            alt=""
            className={`centred tinted ${styles.portrait}`}
            loading="lazy"
            width={64}
            height={64}
          />
        ) : (
          <span aria-hidden="true" className={`centred tinted ${styles.portrait}`}>
            {initialsOf(member.name)}
          </span>
        )}
        <div className="shrinks">
          <h2 className={styles.name}>{member.name}</h2>
          <p className="muted">{member.role}</p>
          {member.order > 0 && <p className="tabular">Order {member.order}</p>}
        </div>
      </div>
      <p className={styles.bio}>{member.bio}</p>
      {canEdit && (
        <div className="row stretch gap-2">
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
