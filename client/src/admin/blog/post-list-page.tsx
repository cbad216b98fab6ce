import { type Blog, type BlogSummary, toExcerpt } from '@contract/blogs';
import { posts } from '@/api/office';
import { createPagedList, loadFailure } from '../shared/lists/admin-list';
import { RecordsScreen } from '../shared/lists/records-screen';
import { type RecordKind, useRecords } from '../shared/lists/use-records';
import { useRecordDialog } from '../shared/records/use-record-dialog';
import { PostCard } from './post-card';
import { POST_TEXTS, PostDialog } from './post-dialog';
import styles from './post-list-page.module.css';
import { useOpenPost } from './use-open-post';

const POSTS: RecordKind<BlogSummary> = {
  useList: createPagedList(posts),
  calls: posts,
  what: 'blog post',
  nameOf: ({ title }) => title,
  texts: POST_TEXTS,
  failedText: (list) => loadFailure(list, POST_TEXTS.load),
};

/** A saved post as the list holds it, without asking again. */
function toSummary({ content, ...post }: Blog): BlogSummary {
  return { ...post, excerpt: toExcerpt(content) };
}

export function PostListPage() {
  const records = useRecords(POSTS);
  const dialog = useRecordDialog<Blog>();
  const { openingId, openPost } = useOpenPost(dialog.edit);

  return (
    <>
      <RecordsScreen
        records={records}
        title="Blog Posts"
        line="Manage your blog content"
        addText="Add Blog Post"
        addFirstText="Create post"
        onAdd={dialog.create}
        loadingText="Loading blog posts..."
        shape="cards"
        emptyText="No blog posts found. Create your first blog post."
      >
        {(shown) => (
          <ul className={styles.grid}>
            {shown.map((post) => (
              <PostCard
                key={post._id}
                post={post}
                canEdit={records.canEdit}
                isOpening={openingId === post._id}
                onEdit={() => void openPost(post._id)}
                onDelete={() => records.remove(post)}
              />
            ))}
          </ul>
        )}
      </RecordsScreen>
      <PostDialog dialog={dialog} onStored={(post) => records.put(toSummary(post), !dialog.record)} />
    </>
  );
}
