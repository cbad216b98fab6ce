import { type Blog, type BlogSummary, toExcerpt } from '@contract/blogs';
import { Button } from 'antd';
import { posts } from '@/api/office';
import { useConfirmDelete } from '../shared/feedback/use-confirm-delete';
import { PageHead } from '../shared/layout/page-head';
import { createPagedList, loadFailure, useAdminList } from '../shared/lists/admin-list';
import { ListStates } from '../shared/lists/list-states';
import { useAddress } from '../shared/lists/use-address';
import { useRecordDialog } from '../shared/records/use-record-dialog';
import { useCan } from '../shared/use-can';
import { PostCard } from './post-card';
import { PostDialog } from './post-dialog';
import styles from './post-list-page.module.css';
import { POST_TEXTS } from './post-texts';
import { useOpenPost } from './use-open-post';

const FIRST_PAGE = { page: 1 };

export const usePostList = createPagedList(posts);

/** A saved post as the list holds it, without asking again. */
function toSummary({ content, ...post }: Blog): BlogSummary {
  return { ...post, excerpt: toExcerpt(content) };
}

export function PostListPage() {
  const [query, setQuery] = useAddress(FIRST_PAGE);
  const failedText = loadFailure(usePostList().list, POST_TEXTS.load);
  const { list, add, replace, refresh } = useAdminList(usePostList, failedText, query);
  const dialog = useRecordDialog<Blog>();
  const { openingId, openPost } = useOpenPost(dialog.edit);
  const confirmDelete = useConfirmDelete();
  const canEdit = useCan().edit;

  const handleStored = (post: Blog) => {
    if (dialog.record) replace(toSummary(post));
    else if (query.page === 1) add(toSummary(post));
    else setQuery({ page: 1 });
  };
  const handleDelete = (post: BlogSummary) =>
    confirmDelete({
      what: 'blog post',
      name: post.title,
      id: post._id,
      calls: posts,
      list: usePostList.getState(),
      texts: POST_TEXTS.remove,
    });
  const addButton = canEdit && (
    <Button type="primary" onClick={dialog.create}>
      Add Blog Post
    </Button>
  );

  return (
    <>
      <PageHead title="Blog Posts" line="Manage your blog content" action={addButton} />
      <ListStates
        list={list}
        loadingText="Loading blog posts..."
        shape="cards"
        emptyText="No blog posts found. Create your first blog post."
        emptyAction={canEdit && <Button onClick={dialog.create}>Create post</Button>}
        failedText={failedText}
        onRetry={() => void refresh()}
        page={query.page}
        onPage={(page) => setQuery({ page })}
      >
        {(shown) => (
          <ul className={styles.grid}>
            {shown.map((post) => (
              <PostCard
                key={post._id}
                post={post}
                canEdit={canEdit}
                isOpening={openingId === post._id}
                onEdit={() => void openPost(post._id)}
                onDelete={() => handleDelete(post)}
              />
            ))}
          </ul>
        )}
      </ListStates>
      <PostDialog dialog={dialog} onStored={handleStored} />
    </>
  );
}
