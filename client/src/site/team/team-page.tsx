import type { TeamMember } from '@contract/team';
import type { HeadContext, PageHead } from '@/lib/page-head';
import { useShownList } from '@/stores/shown-list';
import { ButtonLink } from '@/ui/button-link';
import { RetryNote } from '@/ui/retry-note';
import { Reveal } from '@/ui/reveal';
import { Skeleton } from '@/ui/skeleton';
import { MemberGroup } from './member-group';
import { shownMembers, toGroups } from './team-order';
import styles from './team-page.module.css';

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

/** The button leads to the contact form with its subject filled in. */
const OPEN_POSITIONS = '/contact?subject=Open+Positions';

function JoinUs() {
  return (
    <section className={`${styles.join} band`} aria-labelledby="join-title">
      <div className={`${styles.joinColumns} page-width`}>
        <div>
          <h2 id="join-title">Join Our Team</h2>
          <p className="lead">
            We look for people who explain well and finish what they start. Write to us and say what you would like to
            build or teach.
          </p>
        </div>
        <ButtonLink to={OPEN_POSITIONS}>View Open Positions</ButtonLink>
      </div>
    </section>
  );
}

const VALUES = [
  { name: 'Accessibility', text: 'It must work for the learner with the oldest phone and the smallest bundle.' },
  { name: 'Innovation', text: 'We try new tools early, in small steps, and keep the ones that help.' },
  { name: 'Integrity', text: 'We say what a thing costs, what it can do, and what it cannot.' },
  { name: 'Empowerment', text: 'A lesson is over when the learner no longer needs us for it.' },
];

function Values() {
  return (
    <section className={`${styles.values} section`} aria-labelledby="values-title">
      <div className={`${styles.valuesColumns} page-width`}>
        <h2 id="values-title">Our Values</h2>
        <Reveal>
          <dl className={styles.valuesList}>
            {VALUES.map(({ name, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </Reveal>
      </div>
    </section>
  );
}
