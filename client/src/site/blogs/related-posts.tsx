import type { BlogSummary } from '@contract/blogs';
import { TRUNCATE } from '@contract/limits';
import { relatedPath } from '@contract/read-paths';
import { useRemote } from '@/stores/remote';
import { useFixedSection } from '@/stores/website-store';
import { MoreLink } from '@/ui/more-link';
import { CardPair } from './card-pair';

export function RelatedPosts({ id }: { id: string }) {
  const section = useFixedSection('blogLists');
  const related = useRemote<BlogSummary[]>(relatedPath(id));
  return (
    <section data-section="blogLists" className="band on-mist" aria-labelledby="related-title">
      <div className="page-width">
        <div className="row baseline spread gap-x-6">
          <h2 id="related-title">{section.related}</h2>
          <MoreLink to="/blogs">See all</MoreLink>
        </div>
        <CardPair
          isLoading={related.status === 'loading'}
          posts={related.status === 'ready' ? related.value : []}
          retry={related.status === 'failed' ? related.retry : undefined}
          emptyText="No related blogs found."
          length={TRUNCATE.related}
        />
      </div>
    </section>
  );
}
