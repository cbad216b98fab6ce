import { type ComponentType, useEffect, useState } from 'react';
import { useInView } from '@/lib/use-in-view';
import { RetryNote } from '@/ui/retry-note';
import styles from './post-comments.module.css';

/** The form begins to load this far below the screen. */
const NEAR = '600px';

type FormState = { status: 'away' | 'failed' } | { status: 'here'; Form: ComponentType<{ postId: string }> };

/** Where the form stands. Its script comes when a reader does. */
export function CommentFormPlace({ postId }: { postId: string }) {
  const [isWanted, setIsWanted] = useState(false);
  const [form, setForm] = useState<FormState>({ status: 'away' });
  const place = useInView<HTMLDivElement>(0, () => setIsWanted(true), NEAR);

  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    import('./comment-form').then(
      ({ CommentForm }) => !isGone && setForm({ status: 'here', Form: CommentForm }),
      () => {
        if (isGone) return;
        setIsWanted(false);
        setForm({ status: 'failed' });
      },
    );
    return () => {
      isGone = true;
    };
  }, [isWanted]);

  return (
    <div ref={place} className={`stack gap-4 full ${styles.place}`}>
      <h3>Leave a Comment</h3>
      <p className="muted">
        One of us reads each comment before it appears here. Your name is shown with it, your email address is not.
      </p>
      <div className={styles.form}>
        {form.status === 'here' && <form.Form key={postId} postId={postId} />}
        {form.status === 'failed' && (
          <RetryNote
            text="The form could not be loaded. Check your connection."
            onRetry={() => {
              setForm({ status: 'away' });
              setIsWanted(true);
            }}
          />
        )}
      </div>
    </div>
  );
}
