import { Link } from '@/ui/link';
import { Pagination } from '@/ui/pagination';
import { PostMeta } from '@/ui/post-meta';
import { useListHeading } from '@/ui/use-list-heading';
import { articlePageOf, articlesHref } from './article-page-of';
import styles from './reading-list.module.css';
import { aboutTopic, type ShownArticle, type ShownArticles, type Topic, topicOf } from './shown-articles';
import { TopicArt } from './topic-art';

interface Props {
  shown: ShownArticles;
  topic: Topic | null;
  /** Page number in the URL, from 1. */
  wantedPage: number;
}

export function ReadingList({ shown, topic, wantedPage }: Props) {
  const slug = topic?.slug ?? null;
  const { articles, page, pages } = articlePageOf(shown.articles, slug, wantedPage);
  const heading = useListHeading(`${slug} ${page}`);

  return (
    <section id="reading" data-section="articles" className="band page-width" aria-labelledby="reading-title">
      <h2 id="reading-title" ref={heading} tabIndex={-1} className="below-8">
        {topic ? aboutTopic(shown, topic) : shown.all}
      </h2>
      {articles.map((article) => (
        <ArticleCard key={article.id} article={article} topicName={topicOf(shown, article.topic)?.name} />
      ))}
      <Pagination page={page} pages={pages} hrefOf={(number) => articlesHref(slug, number)} />
    </section>
  );
}

function ArticleCard({ article, topicName }: { article: ShownArticle; topicName?: string }) {
  const { id, topic, title, summary, author, date } = article;
  return (
    <article className={`card beside gap-5 ruled ${styles.card}`}>
      <TopicArt topic={topic} className="full" />
      <div>
        {topicName && <p className="kicker">{topicName}</p>}
        <h3 className="above-1">
          <Link to={`/articles/${id}`} className="title-link covers-card">
            {title}
          </Link>
        </h3>
        {summary && <p className="below-2 above-2 muted measured">{summary}</p>}
        <PostMeta>
          {author && <span>{author}</span>}
          {date && <span>{date}</span>}
        </PostMeta>
      </div>
    </article>
  );
}
