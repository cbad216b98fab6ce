import type { HeadContext, PageHead, PageProps } from '@/lib/page-head';
import * as notFound from '@/site/not-found/not-found-page';
import { MoreLink } from '@/ui/more-link';
import { PlainText } from '@/ui/plain-text';
import styles from './article-page.module.css';
import { AuthorLine } from './author-line';
import { ResearchCards } from './research-cards';
import { SampleNote } from './sample-note';
import { articlesOf, relatedResearch, topicOf, useArticles } from './shown-articles';
import { TopicArt } from './topic-art';

export function head(context: HeadContext): PageHead {
  const article = articlesOf(context)?.articles.find(({ id }) => id === context.params.id);
  if (!article) return notFound.head(context);
  return {
    title: article.title,
    description: article.summary,
    isHidden: article.isSample,
  };
}

export function Page({ params: { id } }: PageProps) {
  const shown = useArticles();
  const article = shown?.articles.find((known) => known.id === id);
  if (!shown || !article) return <notFound.Page />;
  const related = relatedResearch(shown.articles, article);
  return (
    <>
      <article data-section="articles">
        <header className={`page-top on-mist ${styles.top}`}>
          <div className={`stack gap-8 ${styles.topIn} page-width`}>
            <div className="stack start gap-5">
              <MoreLink to="/articles" direction="left">
                {shown.all}
              </MoreLink>
              <h1 className={`chars-18 ${styles.title}`}>{article.title}</h1>
              {article.summary && <p className="lead chars-52">{article.summary}</p>}
              <AuthorLine {...article} />
              {article.isSample && <SampleNote />}
            </div>
            <TopicArt topic={article.topic} className={styles.art} />
          </div>
        </header>
        <div className={`page-width stack split-3-9 split-gap-8 ${styles.text}`}>
          <p className="below-4 semibold forest">{topicOf(shown, article.topic)?.name}</p>
          <PlainText content={article.text} />
        </div>
      </article>
      {related.length > 0 && (
        <section className="band on-mist" aria-labelledby="related-title">
          <div className="page-width">
            <h2 id="related-title" className="below-8">
              {shown.related}
            </h2>
            <ResearchCards articles={related} topics={shown.topics} />
          </div>
        </section>
      )}
    </>
  );
}
