import { listRead, WEBSITE_READ } from '@contract/rendering';
import { SITE_PAGES } from '@contract/site-pages';
import type { TeamMember } from '@contract/team';
import type { HeadContext, PageHead } from '@/lib/page-head';
import { isEmpty, useVisitorList } from '@/stores/visitor-list';
import { isOwn, useIsOwn, useSection } from '@/stores/website-store';
import { ButtonLink } from '@/ui/button-link';
import { RetryNote } from '@/ui/retry-note';
import { Reveal } from '@/ui/reveal';
import { Skeleton } from '@/ui/skeleton';
import { MemberGroup } from './member-group';
import { shownMembers, toGroups } from './team-order';
import styles from './team-page.module.css';

const LEADERS = [1, 2, 3];

export const head = ({ read }: HeadContext): PageHead => ({
  isHidden: isOwn(read(WEBSITE_READ)) && isEmpty(read(listRead('/team'))),
});

const BARE = { heading: SITE_PAGES.team.title, sentence: '', leaders: 'Leadership Team', others: 'Our Team' };

export function Page() {
  const { isLoading, items, retry } = useVisitorList<TeamMember>('/team');
  const members = shownMembers(items, useIsOwn());
  const isNone = !isLoading && !retry && members.length === 0;
  const { leaders, others } = toGroups(members);
  const section = useSection('teamTop') ?? BARE;
  return (
    <>
      <header data-section="teamTop" className={`stack start gap-4 ${styles.top} page-width page-top`}>
        <h1>{section.heading}</h1>
        {section.sentence && <p className="lead chars-44">{section.sentence}</p>}
        {retry && (
          <RetryNote
            text={
              members.length > 0
                ? 'We could not load the current list. This list may be out of date.'
                : 'We could not load the list.'
            }
            onRetry={retry}
          />
        )}
        {isNone && <p className="chars-44">No team members yet.</p>}
      </header>
      {isLoading ? (
        <TeamSkeleton />
      ) : (
        <>
          <MemberGroup title={section.leaders} members={leaders} isLarge />
          <MemberGroup title={section.others} members={others} />
        </>
      )}
      <Values />
      <JoinUs />
    </>
  );
}

function TeamSkeleton() {
  return (
    <div className="page-width">
      <p role="status" className="muted">
        Loading team members...
      </p>
      <div className={`stack two-600 gap-12 ${styles.members}`}>
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

function JoinUs() {
  const section = useSection('join');
  if (!section) return null;
  const { heading, sentence, button, subject } = section;
  return (
    <section data-section="join" className="band on-copper" aria-labelledby="join-title">
      <div className="page-width stack start gap-8 split-end">
        <div>
          <h2 id="join-title">{heading}</h2>
          {sentence && <p className="lead above-4 chars-52">{sentence}</p>}
        </div>
        <ButtonLink to={`/contact?${new URLSearchParams({ subject })}`}>{button}</ButtonLink>
      </div>
    </section>
  );
}

function Values() {
  const section = useSection('values');
  if (!section || section.values.length === 0) return null;
  return (
    <section data-section="values" className="on-mist section" aria-labelledby="values-title">
      <div className={`page-width stack gap-10 split-3-9 split-gap-8 ${styles.valuesColumns}`}>
        <h2 id="values-title">{section.heading}</h2>
        <Reveal>
          <dl className={styles.valuesList}>
            {section.values.map(({ name, text }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two values may have the same name
              <div className="stack ruled-strong" key={index}>
                <dt className="size-h3 bold">{name}</dt>
                <dd className="muted chars-44">{text}</dd>
              </div>
            ))}
          </dl>
        </Reveal>
      </div>
    </section>
  );
}
