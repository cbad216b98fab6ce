import { BLOG_FIELDS } from '@contract/blogs';
import { RecordInput } from '../shared/fields/record-inputs';
import styles from './post-inputs.module.css';

/** Side by side where there is room. */
export function AuthorAndCategory() {
  return (
    <div className={styles.pair}>
      <RecordInput name="authorName" field={BLOG_FIELDS.authorName} />
      <RecordInput name="category" field={BLOG_FIELDS.category} />
    </div>
  );
}
