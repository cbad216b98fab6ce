import type { TeamMember } from '@contract/team';
import type { HeadContext, PageHead } from '@/lib/page-head';
import { useShownList } from '@/stores/shown-list';
import { RetryNote } from '@/ui/retry-note';
import { Skeleton } from '@/ui/skeleton';
import { JoinUs } from './join-us';
import { MemberGroup } from './member-group';
import { shownMembers, toGroups } from './team-order';
import styles from './team-page.module.css';
import { Values } from './values';

const LEADERS = [1, 2, 3];

export const head = ({ settings }: HeadContext): PageHead => ({
  description: `The people of ${settings.siteName}: who leads, who teaches, who builds.`,
});

export function Page() {
  const { isLoading, items, retry } = useShownList<TeamMember>('/team');
  const { leaders, others } = toGroups(shownMembers(items));
  return (
    <>
      <header className={`${styles.top} page-width page-top`}>
        <h1>Our Team</h1>
        <p className="lead">People who teach what they do, and do what they teach.</p>
        {retry && (
          <RetryNote text="The current list could not be loaded; this is the last one we know." onRetry={retry} />
        )}
      </header>
      {isLoading ? (
        <TeamSkeleton />
      ) : (
        <>
          <MemberGroup title="Leadership Team" members={leaders} isLarge />
          <MemberGroup title="Our Team" members={others} />
        </>
      )}
      <Values />
      <JoinUs />
    </>
  );
}

/** Loading text. */
function TeamSkeleton() {
  return (
    <div className="page-width">
      <p role="status" className="muted">
        Loading team members...
      </p>
      <div className={styles.members}>
        {LEADERS.map((leader) => (
          <div key={leader}>
            <Skeleton shape="square" />
            <Skeleton shape="title" className={styles.name} />
            <Skeleton shape="line" />
            <Skeleton shape="half-line" />
          </div>
        ))}
      </div>
    </div>
  );
}
