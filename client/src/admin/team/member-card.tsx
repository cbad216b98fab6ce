import { TEAM_MEMBER_FIELDS, type TeamMember } from '@contract/team';
import { initialsOf } from '@/lib/initials';
import { EditAndDelete, type EditAndDeleteProps } from '../shared/records/edit-and-delete';
import styles from './member-card.module.css';

function placeOf({ group, order }: TeamMember): string {
  const chosen = group === 'role' ? '' : TEAM_MEMBER_FIELDS.group.labels[group];
  return [chosen, order > 0 && `Order ${order}`].filter(Boolean).join(' · ');
}

export function MemberCard({ record: member, ...acts }: EditAndDeleteProps<TeamMember>) {
  return (
    <li className={`stack gap-3 pad-4 breaks panel ${styles.card}`}>
      <div className="line gap-3">
        {member.image ? (
          <img
            src={member.image}
            alt=""
            className={`firm bold tinted ${styles.portrait}`}
            loading="lazy"
            width={64}
            height={64}
          />
        ) : (
          <span aria-hidden="true" className={`centred firm bold tinted ${styles.portrait}`}>
            {initialsOf(member.name)}
          </span>
        )}
        <div className="shrinks">
          <h2 className="close">{member.name}</h2>
          <p className="muted">{member.role}</p>
          {placeOf(member) && <p className="tabular">{placeOf(member)}</p>}
        </div>
      </div>
      <p className="lines-4">{member.bio}</p>
      {acts.records.canEdit && (
        <div className="row stretch gap-2">
          <EditAndDelete record={member} {...acts} />
        </div>
      )}
    </li>
  );
}
