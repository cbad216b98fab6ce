import { pageOf } from '@contract/read-paths';
import { useSearchParams } from 'react-router-dom';
import type { HeadContext, PageHead } from '@/lib/page-head';
import { ConsentNote } from '@/site/forms/consent-note';
import { NewsletterForm } from '@/site/layout/newsletter-form';
import * as notFound from '@/site/not-found/not-found-page';
import { useSection } from '@/stores/website-store';
import { Link } from '@/ui/link';
import { articlesHref } from './article-page-of';
import styles from './articles-page.module.css';
import { ReadingList } from './reading-list';
import { ResearchCards } from './research-cards';
import { SampleNote } from './sample-note';
import { aboutTopic, articlesOf, type ShownArticles, type Topic, topicOf, useArticles } from './shown-articles';
import { TopicArt } from './topic-art';

export function head(context: HeadContext): PageHead {
  const shown = articlesOf(context);
  if (!shown) return notFound.head(context);
  const topic = topicOf(shown, context.search.get('topic'));
  return {
    title: topic ? aboutTopic(shown, topic) : undefined,
    canonicalPath: topic ? `/articles?topic=${topic.slug}` : '/articles',
    isHidden: shown.articles.some(({ isSample }) => isSample),
  };
}

export function Page() {
  const [search] = useSearchParams();
  const shown = useArticles();
  if (!shown) return <notFound.Page />;
  const { heading, sentence, articles } = shown;
  const topic = topicOf(shown, search.get('topic'));
  const research = articles.filter(({ isResearch }) => isResearch);
  return (
    <>
      <header data-section="articles" className="on-mist">
        <div className="page-width page-top stack gap-5">
          <h1 className="chars-14">{heading}</h1>
          {sentence && <p className="lead chars-44">{sentence}</p>}
          {articles.some(({ isSample }) => isSample) && <SampleNote />}
        </div>
        <div className={`${styles.topics} page-width`}>
          <TopicTiles topics={shown.topics} chosen={topic} />
        </div>
      </header>
      {research.length > 0 && (
        <section data-section="articles" className={`${styles.research} page-width`} aria-labelledby="research-title">
          <h2 id="research-title" className="below-8">
            {shown.research}
          </h2>
          <ResearchCards articles={research} topics={shown.topics} />
        </section>
      )}
      <ReadingList shown={shown} topic={topic} wantedPage={pageOf(search)} />
      <LetterBlock {...shown.letter} />
    </>
  );
}

interface TopicTilesProps extends Pick<ShownArticles, 'topics'> {
  chosen: Topic | null;
}

function TopicTiles({ topics, chosen }: TopicTilesProps) {
  if (topics.length === 0) return null;
  return (
    <nav aria-label="Topics">
      <ul className={`row stretch gap-5 ${styles.tiles}`}>
        {topics.map(({ slug, name }) => (
          <li key={slug}>
            <Link
              to={articlesHref(slug === chosen?.slug ? null : slug, 1)}
              className={`line touch-high gap-4 size-lead bold ink ${styles.tile}`}
              aria-current={slug === chosen?.slug ? 'true' : undefined}
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

function LetterBlock({ heading, text }: ShownArticles['letter']) {
  const hint = useSection('newsletter')?.hint ?? '';
  return (
    <section data-section="articles" className="page-width" aria-labelledby="letter-title">
      <div className={`stack middle gap-6 split-5-6 split-gap-12 on-dark rounded-card ${styles.block}`}>
        <div>
          <h2 id="letter-title" className="size-h3">
            {heading}
          </h2>
          {text && <p className="above-2 muted">{text}</p>}
        </div>
        <div className="stack gap-2">
          <NewsletterForm name="newsletter-2" hint={hint} />
          <ConsentNote form="newsletter" />
        </div>
      </div>
    </section>
  );
}
