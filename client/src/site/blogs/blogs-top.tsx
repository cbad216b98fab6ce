import { Link } from '@/ui/link';
import { hrefOf } from './blog-paths';
import styles from './blogs-top.module.css';

/** Title, and the categories that lead into the list below. */
export function BlogsTop({ categories }: { categories: readonly string[] }) {
  return (
    <div className={`page-width page-top ${styles.top}`}>
      <h1 tabIndex={-1}>Blog</h1>
      <nav aria-labelledby="popular-categories">
        <h2 id="popular-categories">Popular Categories</h2>
        <ul className={styles.categories}>
          {categories.map((category) => (
            <li key={category}>
              <Link to={hrefOf({ category, page: 1 })}>{category}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
