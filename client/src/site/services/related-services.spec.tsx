import { relatedTo } from './related-services';
import type { ShownService } from './use-services';

const services = ['a', 'b', 'c'].map((slug) => ({ id: `id-${slug}`, slug })) as ShownService[];
const slugs = (name: string) => relatedTo(services, name).map(({ slug }) => slug);

describe('related services', () => {
  it.each([
    ['id-a', ['b', 'c']],
    ['b', ['c', 'a']],
    ['id-c', ['a', 'b']],
    ['unknown', ['a', 'b', 'c']],
  ])('of %s are the others, beginning with the next one', (name, others) => {
    expect(slugs(name)).toEqual(others);
  });

  it('are empty when there is only one service', () => {
    expect(relatedTo(services.slice(0, 1), 'a')).toEqual([]);
  });
});
