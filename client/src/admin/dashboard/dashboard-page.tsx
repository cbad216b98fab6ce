import type { ContactStatus } from '@contract/contact';
import type { Dashboard } from '@contract/dashboard';
import { REDIRECT_TEXTS } from '@contract/redirects';
import { Link } from 'react-router-dom';
import { useRemoteOf } from '@/stores/server-store';
import { ContactStatusTag } from '../contacts/contact-status-tag';
import { useDashboard } from '../shared/dashboard-store';
import { Unready } from '../shared/feedback/unready';
import { useFailureToast } from '../shared/feedback/use-toast';
import { NavIcon, type NavIconName } from '../shared/layout/nav-icon';
import { ButtonLink } from '../shared/layout/office-button-link';
import { PageHead } from '../shared/layout/page-head';
import { useCan } from '../shared/use-can';
import { ViewsCard } from '../views/views-card';
import { BackupLine, BackupTrouble } from './backup-card';
import styles from './dashboard-page.module.css';
import { FailedMails, useFailedMails } from './failed-mails';
import { ReadinessCard, useIsReadinessAwaited } from './readiness-card';
import { RecentList } from './recent-list';
import { UnsavedTexts } from './unsaved-texts';
import { waitingParts } from './waiting-line';
import { WorkStatistics } from './work-statistics';

const FAILED = 'Failed to load the dashboard';
const MARKED: readonly ContactStatus[] = ['new', 'archived'];

export function DashboardPage() {
  const answer = useRemoteOf(useDashboard);
  useFailureToast(answer, FAILED);

  if (answer.status === 'ready') return <Content dashboard={answer.value} />;
  return (
    <>
      <PageHead title="Dashboard" />
      <Unready known={answer} rows={12} loading="Loading dashboard data..." failed={FAILED} className="panel pad-4" />
    </>
  );
}

function Content({ dashboard }: { dashboard: Dashboard }) {
  const can = useCan();
  const isAwaited = useIsReadinessAwaited();
  return (
    <>
      <PageHead
        title="Dashboard"
        line={<WhatWaits dashboard={dashboard} />}
        action={<NextAction dashboard={dashboard} />}
      />
      <dl className={`stack gap-3 below-5 ${styles.stats}`}>
        <StatCard icon="views" name="Total Views" value={dashboard.totalViews} />
        <StatCard icon="team" name="Team Members" value={dashboard.teamMembers} />
        <StatCard icon="services" name="Services" value={dashboard.services} />
        <StatCard icon="blog" name="Blog Posts" value={dashboard.blogPosts} />
      </dl>
      <UnsavedTexts />
      {dashboard.redirectsAreFull && (
        <p role="status" className="below-4">
          {REDIRECT_TEXTS.full} Until then, visitors who open the old URL of a renamed page see “Page not found”.{' '}
          <Link to="/admin/website/redirects">Redirects</Link>
        </p>
      )}
      {can.administer && <BackupLine />}
      <FailedMails />
      {can.administer && <BackupTrouble />}
      <ReadinessCard />
      <div hidden={isAwaited}>
        <div className={`stack gap-5 below-5 ${styles.lists}`}>
          <RecentList
            title="Recent Contacts"
            all={{ to: '/admin/contacts', text: 'All contacts' }}
            emptyText="No recent contacts."
            rows={dashboard.recentContacts.map((contact) => ({
              key: contact._id,
              to: `/admin/contacts?message=${contact._id}`,
              title: contact.name,
              tag: MARKED.includes(contact.status) ? <ContactStatusTag status={contact.status} /> : null,
              line: contact.subject,
              createdAt: contact.createdAt,
            }))}
          />
          <RecentList
            title="Recent Blog Posts"
            all={{ to: '/admin/blog', text: 'All posts' }}
            emptyText="No recent blog posts."
            rows={dashboard.recentBlogs.map((post) => ({
              key: post._id,
              to: '/admin/blog',
              title: post.title,
              tag: null,
              line: `By ${post.authorName}`,
              createdAt: post.createdAt,
            }))}
          />
        </div>
        <WorkStatistics />
        <ViewsCard />
      </div>
    </>
  );
}

/** Counts the work to do. Each number links to its list, because on a phone the navigation is off screen. */
function WhatWaits({ dashboard }: { dashboard: Dashboard }) {
  const { list: failed } = useFailedMails();
  const parts = waitingParts(dashboard, failed.status === 'ready' ? failed.value.total : null);
  return (
    <span className={styles.waiting}>
      {parts.map(({ text, to }) =>
        to ? (
          <Link key={text} to={to}>
            {text}
          </Link>
        ) : (
          text
        ),
      )}
    </span>
  );
}

function NextAction({ dashboard }: { dashboard: Dashboard }) {
  const can = useCan();
  if (!can.edit) return null;
  if (dashboard.newMessages > 0) {
    return (
      <ButtonLink type="primary" to="/admin/contacts?status=new">
        Answer messages
      </ButtonLink>
    );
  }
  if (dashboard.pendingRequests === 0) return null;
  return (
    <ButtonLink type="primary" to="/admin/quotes?status=pending">
      Review requests
    </ButtonLink>
  );
}

function StatCard({ icon, name, value }: { icon: NavIconName; name: string; value: number }) {
  return (
    <div className="pad-3-4 panel">
      <dt className={`line gap-2 muted ${styles.name}`}>
        <NavIcon name={icon} />
        {name}
      </dt>
      <dd className={`bold tabular ${styles.value}`}>{value.toLocaleString('en-US')}</dd>
    </div>
  );
}
