import { SITE_PAGES } from '@contract/site-pages';
import type { UnsavedPage } from '@contract/website/preview';
import type { SectionLink } from '@contract/website/section-link-fields';
import { useEffect, useRef, useState } from 'react';
import { useMedia } from '@/lib/use-media';
import { Select } from '../../shared/forms/select';
import { DEVICES, type Device } from './devices';
import type { Fact } from './facts';
import { factsOf } from './facts';
import type { Fit } from './fit';
import { FitList } from './fit-list';
import styles from './page-preview.module.css';
import { PreviewFrame } from './preview-frame';
import { PreviewNotes } from './preview-notes';
import { usePagePreview } from './use-page-preview';
import type { View } from './views';

const WIDTHS = { both: 'Both', laptop: 'Laptop', phone: 'Phone' } as const;
type Width = keyof typeof WIDTHS;

/** Maximum and minimum width of the phone preview beside the laptop preview, in px. */
const SMALL_PHONE_PX = 196;
const SMALLEST_PHONE_PX = 150;
/**
 * `AROUND_BOTH_PX`: height of all that is above and below both previews. `CHOICE_PX`: height of the field that selects
 * the page.
 */
const AROUND_BOTH_PX = 190;
const CHOICE_PX = 36;
const FRAME_PX = 12;
/** Height in px of all that is above and below the phone preview, if the laptop preview is not shown. */
const AROUND_PX = 230;
const ON_PHONE = '(max-width: 37.4375em)';

interface PagePreviewProps {
  section: { name: string; title: string; isHidden: boolean; isEmpty: boolean };
  views: readonly [View, ...View[]];
  typed: UnsavedPage['sections'];
  version: string;
  links: SectionLink[];
  onPick: (name: string) => void;
}

export function PagePreview({ section, views, typed, version, links, onPick }: PagePreviewProps) {
  const { view: shown, choose } = useView(views);
  const { page } = shown.page;
  const { path, problem, retry } = usePagePreview({ ...shown.page, sections: typed }, version);
  const [isBroken, setIsBroken] = useState(false);
  const [fits, setFits] = useState<Partial<Record<Device, Fit | null>>>({});
  const [chosen, setChosen] = useState<Width>('both');
  const isOnPhone = useMedia(ON_PHONE);
  const view = isOnPhone ? 'phone' : chosen;
  const { box, width } = useWidth();
  // biome-ignore lint/correctness/useExhaustiveDependencies: results of another view are outdated
  useEffect(() => setFits({}), [view, section.name, shown.key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: on each new page
  useEffect(() => setIsBroken(false), [path]);

  const frameOf = (device: Device, size: number) => (
    <PreviewFrame
      device={device}
      width={Math.min(size, DEVICES[device].width)}
      path={path}
      isAwaited={problem === null}
      title={`${SITE_PAGES[page].title} on a ${device}`}
      section={section}
      onPick={onPick}
      onFit={(of, fit) => setFits((others) => ({ ...others, [of]: fit }))}
      onBroken={() => setIsBroken(true)}
    />
  );
  const wideAs = (height: number) => (height / DEVICES.phone.height) * DEVICES.phone.width;
  const laptopHeight = (width / DEVICES.laptop.width) * DEVICES.laptop.height;
  const belowLaptop = window.innerHeight - AROUND_BOTH_PX - laptopHeight - (views.length > 1 ? CHOICE_PX : 0);
  const phoneSize =
    view === 'both'
      ? Math.min(SMALL_PHONE_PX, Math.max(wideAs(belowLaptop), SMALLEST_PHONE_PX))
      : Math.min(width - FRAME_PX, Math.max(wideAs(window.innerHeight - AROUND_PX), SMALL_PHONE_PX));
  return (
    <section aria-label="Preview" className="shrinks" ref={box}>
      <div className={`row spread gap-3 below-3 muted ${styles.head}`}>
        <p>This is the page as visitors see it. Select a section to edit it.</p>
        {views.length > 1 && (
          <Select
            aria-label="Page in the preview"
            className={styles.choice}
            value={shown.key}
            onChange={choose}
            options={views.map(({ key, label }) => ({ value: key, label }))}
          />
        )}
        {!isOnPhone && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a visible legend
          <div role="group" aria-label="Show the page on" className={`rounded ${styles.views}`}>
            {(Object.keys(WIDTHS) as Width[]).map((name) => (
              <button
                className="medium ink"
                key={name}
                type="button"
                aria-pressed={name === view}
                onClick={() => setChosen(name)}
              >
                {WIDTHS[name]}
              </button>
            ))}
          </div>
        )}
      </div>
      <PreviewNotes
        problem={problem}
        retry={retry}
        isBroken={isBroken}
        hidden={section.isHidden ? section.title : null}
      />
      {width > 0 && (
        <>
          {view !== 'phone' && frameOf('laptop', width - 2)}
          <div className={`row stretch gap-5 above-4 ${styles.row}`}>
            {view !== 'laptop' && frameOf('phone', phoneSize)}
            <FitList facts={factsIn(fits, section, links)} />
          </div>
        </>
      )}
    </section>
  );
}

function factsIn(
  fits: Partial<Record<Device, Fit | null>>,
  { name, isHidden, isEmpty }: PagePreviewProps['section'],
  links: SectionLink[],
): Fact[] {
  const shown = Object.entries(fits).filter(([, fit]) => fit !== null);
  if (isHidden || Object.keys(fits).length === 0) return [];
  if (shown.length === 0) return isEmpty ? [{ isGood: false, text: 'This section is empty, so it is not shown.' }] : [];
  return factsOf({ name, fits: Object.fromEntries(shown), links });
}

/** Returns the page to preview. The user's choice of a page stays if the user opens another section of this page. */
function useView(views: PagePreviewProps['views']) {
  const [key, setKey] = useState('');
  const view = views.find((known) => known.key === key) ?? views[0];
  useEffect(() => setKey(view.key), [view.key]);
  return { view, choose: setKey };
}

function useWidth() {
  const box = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return { box, width };
}
