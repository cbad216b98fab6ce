import { useSearchParams } from 'react-router-dom';
import type { HeadContext, PageHead } from '@/lib/page-head';
import styles from './articles-page.module.css';
import { LetterBlock } from './letter-block';
import { ReadingList } from './reading-list';
import { ResearchCards } from './research-cards';
import { SAMPLE_ARTICLES } from './sample-articles';
import { SampleNote } from './sample-note';
import { TopicTiles } from './topic-tiles';
import { topicOf } from './topics';

const RESEARCH = SAMPLE_ARTICLES.filter(({ isResearch }) => isResearch);

export function head({ search }: HeadContext): PageHead {
  const topic = topicOf(search.get('topic'));
  return {
    title: topic ? `Articles about ${topic.name}` : 'Articles',
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
