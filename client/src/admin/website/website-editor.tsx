import { renderedText } from '@contract/website/rendered-text';
import type { Section } from '@contract/website/section';
import { linksIn } from '@contract/website/section-link-fields';
import { findSection, SECTION_NAMES, SECTIONS, type SectionName, type Website } from '@contract/website/sections';
import { TITLES_TEXTS } from '@contract/website/titles';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useMedia } from '@/lib/use-media';
import { useIsNarrow } from '../shared/layout/use-is-narrow';
import { useCan } from '../shared/use-can';
import { isNewer } from './own-sections';
import { PagePreview } from './preview/page-preview';
import { TitleCards } from './preview/title-cards';
import { viewsOf } from './preview/views';
import { SECTION_TITLE_ID, SectionEditor, type TypedSection } from './section-editor';
import { SectionList } from './section-list';
import styles from './website-editor.module.css';

const WIDE = '(min-width: 68.75em)';

const pathOf = (name: string) => `/admin/website?section=${name}`;

export function WebsiteEditor({ read, name }: { read: Website; name: SectionName | null }) {
  const [saved, setSaved] = useState<Partial<Website>>({});
  const [typed, setTyped] = useState<TypedSection | null>(null);
  const website = useMemo<Website>(() => newestOf(read, saved), [read, saved]);
  const isNarrow = useIsNarrow();
  const isWide = useMedia(WIDE);
  const { edit: canEdit } = useCan();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  useFocusOn(name);
  if (name === null) {
    return <SectionList website={website} current={null} />;
  }

  const section = SECTIONS[name] as unknown as Section;
  const input = typed?.name === name ? typed.input : website[name];
  const [view, ...views] = viewsOf(section, input as { articles?: unknown });
  const canPreview = canEdit && (section.isByPage === true || view !== undefined);
  const isPreviewing = canPreview && !isWide && search.has('preview');
  const isHidden = (input as { isHidden?: boolean }).isHidden === true;
  const isChanged = typed?.name === name && typed.isChanged;
  return (
    <div className={`stack ${styles.columns}`} data-preview={isPreviewing || undefined}>
      {!isNarrow && (
        <div className={`shrinks ${styles.list}`}>
          <SectionList website={website} current={name} />
        </div>
      )}
      <div className={`shrinks on-white ${styles.text}`}>
        <SectionEditor
          key={name}
          name={name}
          section={section}
          stored={website[name]}
          onStored={(of, stored) => setSaved((others) => ({ ...others, [of]: stored }))}
          onTyped={setTyped}
          listPath={isNarrow ? '/admin/website' : null}
          previewPath={canPreview && !isWide ? `${pathOf(name)}&preview` : null}
          isPreviewing={isPreviewing}
        />
      </div>
      {canPreview && (isWide || isPreviewing) && (
        <div className={`shrinks ${styles.page}`}>
          {section.isByPage || !view ? (
            <TitleCards
              titles={titlesIn(input)}
              stored={titlesIn(website[name])}
              hidden={isHidden ? section.title : null}
            />
          ) : (
            <PagePreview
              views={[view, ...views]}
              typed={isChanged ? { [name]: input } : {}}
              version={versionOf(website)}
              section={{
                name,
                title: section.title,
                isHidden: isHidden,
                isEmpty: Object.values(input).some((value) => Array.isArray(value) && value.length === 0),
              }}
              links={linksIn(name, { ...renderedText(name, input) })}
              onPick={(picked) => findSection(picked) && navigate(pathOf(picked))}
            />
          )}
        </div>
      )}
    </div>
  );
}

/** Returns the time of the last save of any section, as the version of the whole website. */
const versionOf = (website: Website): string =>
  SECTION_NAMES.map((name) => website[name].updatedAt ?? '')
    .sort()
    .at(-1) ?? '';

/** Returns the sections from the server. Takes a section from `saved` if this tab saved it after they were loaded. */
function newestOf(read: Website, saved: Partial<Website>): Website {
  const newer = Object.entries(saved).filter(([name, section]) => isNewer(section, read[name as SectionName]));
  return { ...read, ...Object.fromEntries(newer) };
}

const titlesIn = (input: object) =>
  Object.fromEntries(Object.keys(TITLES_TEXTS).map((page) => [page, input[page as keyof typeof input]]));

/** Focuses the title when another section opens. For the first section, the shell has already moved the focus. */
function useFocusOn(name: SectionName | null): void {
  const before = useRef(name);
  useEffect(() => {
    if (before.current === name) return;
    before.current = name;
    // Waits a frame, because the shell moves the focus first.
    const frame = requestAnimationFrame(() => document.getElementById(SECTION_TITLE_ID)?.focus());
    return () => cancelAnimationFrame(frame);
  }, [name]);
}
