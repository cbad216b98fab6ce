import { Button } from 'antd';
import { Select } from '../shared/forms/select';
import { SearchBox } from '../shared/lists/search-box';
import styles from './post-tools.module.css';

export const POST_VIEWS = ['cards', 'rows'] as const;
export type PostView = (typeof POST_VIEWS)[number];
const LABELS: Record<PostView, string> = { cards: 'Cards', rows: 'Rows' };

interface PostFilter {
  q: string;
  category: string;
}

interface PostToolsProps {
  filter: PostFilter;
  onFilter: (part: Partial<PostFilter>) => void;
  categories: readonly string[] | undefined;
  view: PostView;
  onView: (view: PostView) => void;
}

export function PostTools({ filter, onFilter, categories = [], view, onView }: PostToolsProps) {
  const { q, category } = filter;
  // The selected category stays in the list even if it has lost its last post.
  const known = category === '' || categories.includes(category) ? categories : [category, ...categories];
  return (
    <section aria-label="Filters" className={`row stretch gap-3 below-4 ${styles.tools}`}>
      <SearchBox label="Search title, text, category, tag or author" value={q} onSearch={(q) => onFilter({ q })} />
      <Select
        aria-label="Category"
        className={styles.category}
        value={category}
        onChange={(chosen) => onFilter({ category: chosen })}
        options={[{ value: '', label: 'Every category' }, ...known.map((name) => ({ value: name, label: name }))]}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset needs a visible legend */}
      <div role="group" aria-label="View" className="line stretch at-end gap-1">
        {POST_VIEWS.map((name) => (
          <Button
            key={name}
            type={name === view ? 'primary' : 'default'}
            aria-pressed={name === view}
            onClick={() => onView(name)}
          >
            {LABELS[name]}
          </Button>
        ))}
      </div>
    </section>
  );
}
