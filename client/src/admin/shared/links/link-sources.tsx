import type { LinkSource } from '@contract/links';
import { useEffect, useState } from 'react';
import { links } from '@/api/links.api';
import styles from './link-sources.module.css';

export const findSources = (path: string): Promise<readonly LinkSource[]> =>
  links.listSources({ to: path }).then(
    ({ items }) => items,
    () => [],
  );

export function useSources(path: string) {
  const [sources, setSources] = useState<readonly LinkSource[]>([]);
  useEffect(() => {
    let isShown = true;
    void findSources(path).then((found) => isShown && setSources(found));
    return () => {
      isShown = false;
    };
  }, [path]);
  return [sources, setSources] as const;
}

export const countOf = (sources: readonly LinkSource[]): number => sources.reduce((sum, { count }) => sum + count, 0);

export const linksText = (count: number): string => (count === 1 ? '1 link' : `${count} links`);

export const oldLinksText = (count: number): string =>
  `${linksText(count)} that ${count === 1 ? 'uses' : 'use'} the old URL`;

export function LinkSources({ sources }: { sources: readonly LinkSource[] }) {
  return (
    <ul className={`above-2 scrolls breaks ${styles.sources}`}>
      {sources.map(({ name, path, count }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two texts may have the same title
        <li key={index}>
          <a href={path} target="_blank" rel="noreferrer">
            {name}
          </a>
          {count > 1 && ` (${count})`}
        </li>
      ))}
    </ul>
  );
}
