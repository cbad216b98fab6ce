import { MEDIA_FILTERS, MEDIA_SORT_LABELS, MEDIA_SORTS, type MediaFilter } from '@contract/media';
import { Button } from 'antd';
import { useRef } from 'react';
import { media } from '@/api/media.api';
import { formatBytes } from '@/lib/format-bytes';
import { FileChooser } from '../file-input/file-chooser';
import { useUploads } from '../file-input/use-uploads';
import { Select } from '../shared/forms/select';
import { countOf } from '../shared/images/image-texts';
import { PageHead } from '../shared/layout/page-head';
import { useIsNarrow } from '../shared/layout/use-is-narrow';
import { useAdminList } from '../shared/lists/admin-list';
import { ListStates } from '../shared/lists/list-states';
import { SearchBox } from '../shared/lists/search-box';
import { StatusTabs, tabsOf } from '../shared/lists/status-tabs';
import { useAddress } from '../shared/lists/use-address';
import { useStatistics } from '../shared/lists/use-statistics';
import { useNamedRecord } from '../shared/records/use-named-record';
import { useCan } from '../shared/use-can';
import { ImagePanel } from './image-panel';
import { MediaGrid } from './media-grid';
import { MEDIA_DEFAULTS, MEDIA_PAGE_SIZE, useMediaList, useMediaStatistics } from './media-list';
import styles from './media-page.module.css';

const TABS = tabsOf<MediaFilter>({ withoutAlt: 'Without alt text', notUsed: 'Not used' });
const CHOICES = { filter: ['', ...MEDIA_FILTERS] as const, sort: MEDIA_SORTS };
const ORDERS = MEDIA_SORTS.map((value) => ({ value, label: MEDIA_SORT_LABELS[value] }));
const LOAD_FAILED = 'Failed to load images';
const OPEN = { picture: '' };

export function MediaPage() {
  const [filter, setFilter] = useAddress(MEDIA_DEFAULTS, CHOICES);
  const [{ picture: openId }, setOpened] = useAddress(OPEN);
  const held = useAdminList(useMediaList, LOAD_FAILED, filter);
  const { list, refresh } = held;
  const can = useCan();
  const isNarrow = useIsNarrow();
  const chooser = useRef<HTMLInputElement>(null);
  const statistics = useStatistics(useMediaStatistics, filter.q, list);
  const uploads = useUploads(() => void refresh());
  const { named, retry } = useNamedRecord(openId, held, media.read);
  const close = () => setOpened({ picture: '' });
  const panel = openId !== '' && <ImagePanel key={openId} named={named} onRetry={retry} onClose={close} />;
  if (isNarrow && panel) return panel;

  const isFiltered = filter.q !== '' || filter.filter !== '';
  const upload = (
    <Button type="primary" onClick={() => chooser.current?.click()}>
      Upload images
    </Button>
  );
  return (
    <>
      <PageHead
        title="Media"
        line={statistics && `${countOf(statistics.pictures, 'image')}, ${formatBytes(statistics.bytes)}`}
        action={can.edit && upload}
      />
      {can.edit && <FileChooser ref={chooser} multiple aria-label="Images to upload" onFiles={uploads.add} />}
      <StatusTabs
        labels={TABS}
        status={filter.filter}
        counts={statistics && { '': statistics.counts.all, ...statistics.counts }}
        onStatus={(chosen) => setFilter({ filter: chosen })}
      >
        <section aria-label="Filters" className={`row stretch gap-2 below-4 ${styles.tools}`}>
          <SearchBox
            label="Search file name or description (alt text)"
            value={filter.q}
            onSearch={(q) => setFilter({ q })}
          />
          <Select
            aria-label="Order"
            options={ORDERS}
            value={filter.sort}
            onChange={(sort) => setFilter({ sort })}
            className={styles.order}
          />
        </section>
        <div className={panel ? styles.withPanel : undefined}>
          <div>
            <MediaGrid files={[]} uploads={uploads} openId={openId} />
            <ListStates
              list={list}
              shape="cards"
              loadingText="Loading images..."
              emptyText={isFiltered ? 'No images found.' : 'No images yet. Images you upload appear here.'}
              emptyAction={
                isFiltered ? <Button onClick={() => setFilter({ q: '', filter: '' })}>Show all images</Button> : null
              }
              failedText={LOAD_FAILED}
              page={filter.page}
              pageSize={MEDIA_PAGE_SIZE}
              onPage={(page) => setFilter({ page })}
            >
              {(files) => <MediaGrid files={files} openId={openId} />}
            </ListStates>
          </div>
          {panel}
        </div>
      </StatusTabs>
    </>
  );
}
