import type { HeadContext, PageHead, PageProps } from '@/lib/page-head';
import * as notFound from '@/site/not-found/not-found-page';
import { MoreLink } from '@/ui/more-link';
import { PlainText } from '@/ui/plain-text';
import styles from './article-page.module.css';
import { AuthorLine } from './author-line';
import { ResearchCards } from './research-cards';
import { findArticle, relatedResearch } from './sample-articles';
import { SampleNote } from './sample-note';
import { TopicArt } from './topic-art';
import { nameOfTopic } from './topics';

export function head({ params }: HeadContext): PageHead {
  const article = findArticle(params.id);
  if (!article) return notFound.head();
  return {
    title: article.title,
    description: article.summary,
    trail: [{ name: 'Articles', path: '/articles' }],
  };
}

export function Page({ params: { id } }: PageProps) {
  const article = findArticle(id);
  if (!article) return <notFound.Page />;
  return (
    <>
      <article>
        <header className={`${styles.top} page-top`}>
          <div className={`${styles.topIn} page-width`}>
            <div className={styles.words}>
              <MoreLink to="/articles" direction="left">
                All articles
              </MoreLink>
              <h1 className={styles.title}>{article.title}</h1>
              <p className="lead">{article.summary}</p>
              <AuthorLine {...article} />
              <SampleNote />
            </div>
            <TopicArt topic={article.topic} className={styles.art} />
          </div>
        </header>
        <div className={`${styles.text} page-width`}>
          <p className={styles.topic}>{nameOfTopic(article.topic)}</p>
          <PlainText content={article.text} />
        </div>
      </article>
      <section className={`${styles.related} band on-mist`} aria-labelledby="related-title">
        <div className="page-width">
          <h2 id="related-title">Related research</h2>
          <ResearchCards articles={relatedResearch(article)} />
        </div>
      </section>
    </>
  );
}
