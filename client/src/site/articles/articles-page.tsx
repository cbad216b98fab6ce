import { useSearchParams } from 'react-router-dom';
import type { HeadContext, PageHead } from '@/lib/page-head';
import { ConsentNote } from '@/site/forms/consent-note';
import { NewsletterForm } from '@/site/layout/newsletter-form';
import { Link } from '@/ui/link';
import { articlesHref } from './article-page-of';
import styles from './articles-page.module.css';
import { ReadingList } from './reading-list';
import { ResearchCards } from './research-cards';
import { SAMPLE_ARTICLES } from './sample-articles';
import { SampleNote } from './sample-note';
import { TopicArt } from './topic-art';
import { TOPICS, type TopicSlug, topicOf } from './topics';

const RESEARCH = SAMPLE_ARTICLES.filter(({ isResearch }) => isResearch);

export function head({ search }: HeadContext): PageHead {
  const topic = topicOf(search.get('topic'));
  return {
    title: topic ? `Articles about ${topic.name}` : undefined,
    description: 'What we measured, tried and learnt while building and teaching: design, React, PHP and JavaScript.',
    canonicalPath: topic ? `/articles?topic=${topic.slug}` : '/articles',
  };
}

export function Page() {
  const [search] = useSearchParams();
  const topic = topicOf(search.get('topic'))?.slug ?? null;
  return (
    <>
      <header className={styles.hero}>
        <div className={`${styles.heroIn} page-width page-top`}>
          <h1>Articles</h1>
          <p className="lead">
            What we learnt while we built: notes from the workshop and the classroom, with figures where we have them.
          </p>
          <SampleNote />
        </div>
        <div className={`${styles.topics} page-width`}>
          <TopicTiles chosen={topic} />
        </div>
      </header>
      <section className={`${styles.research} page-width`} aria-labelledby="research-title">
        <h2 id="research-title">Research</h2>
        <ResearchCards articles={RESEARCH} />
      </section>
      <ReadingList topic={topic} wantedPage={search.get('page')} />
      <LetterBlock />
    </>
  );
}

/** Each tile shows the articles of its topic; the chosen one shows all of them again. */
function TopicTiles({ chosen }: { chosen: TopicSlug | null }) {
  return (
    <nav aria-label="Topics">
      <ul className={styles.tiles}>
        {TOPICS.map(({ slug, name }) => (
          <li key={slug}>
            <Link
              to={articlesHref(slug === chosen ? null : slug, 1)}
              className={styles.tile}
              aria-current={slug === chosen ? 'true' : undefined}
            >
              <TopicArt topic={slug} className={styles.art} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The page's own newsletter block. */
function LetterBlock() {
  return (
    <section className="page-width" aria-labelledby="letter-title">
      <div className={`${styles.block} on-dark`}>
        <div>
          <h2 id="letter-title" className={styles.title}>
            Read the next one first
          </h2>
          <p className={styles.words}>New articles go out by e-mail before they stand here.</p>
        </div>
        <div className={styles.form}>
          <NewsletterForm />
          <ConsentNote form="newsletter" />
        </div>
      </div>
    </section>
  );
}
