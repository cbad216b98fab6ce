import { useEffect, useRef } from 'react';
import { formatDate } from '@/lib/format-date';
import { Link } from '@/ui/link';
import { Pagination } from '@/ui/pagination';
import { PostMeta } from '@/ui/post-meta';
import { articlePageOf, articlesHref } from './article-page-of';
import styles from './reading-list.module.css';
import type { Article } from './sample-articles';
import { TopicArt } from './topic-art';
import { nameOfTopic, type TopicSlug } from './topics';

interface Props {
  topic: TopicSlug | null;
  /** As the address has it. */
  wantedPage: string | null;
}

/** The article cards of a topic, page by page. A turn of the page moves the eye and the focus to the list's heading. */
export function ReadingList({ topic, wantedPage }: Props) {
  const { articles, page, pages } = articlePageOf(topic, wantedPage);
  const heading = useRef<HTMLHeadingElement>(null);
  const place = `${topic} ${page}`;
  const shownPlace = useRef(place);

  useEffect(() => {
    if (shownPlace.current === place) return;
    shownPlace.current = place;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, [place]);

  return (
    <section id="reading" className="band page-width" aria-labelledby="reading-title">
      <h2 id="reading-title" ref={heading} tabIndex={-1} className={styles.title}>
        {topic ? `Articles about ${nameOfTopic(topic)}` : 'All articles'}
      </h2>
      {articles.map((article) => (
        <ArticleCard key={article.id} {...article} />
      ))}
      <Pagination page={page} pages={pages} hrefOf={(number) => articlesHref(topic, number)} />
    </section>
  );
}

function ArticleCard({ id, topic, title, summary, author, publishedAt }: Article) {
  return (
    <article className={styles.card}>
      <TopicArt topic={topic} className={styles.art} />
      <div>
        <p className={styles.topic}>{nameOfTopic(topic)}</p>
        <h3 className={styles.cardTitle}>
          <Link to={`/articles/${id}`} className="covers-card">
            {title}
          </Link>
        </h3>
        <p className={styles.summary}>{summary}</p>
        <PostMeta>
          <span>{author}</span>
          <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>
        </PostMeta>
      </div>
    </article>
  );
}
