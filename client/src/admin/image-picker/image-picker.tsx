import type { MediaFile } from '@contract/media';
import { Button, Modal } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import { media } from '@/api/media.api';
import type { ImagePickerProps } from '../file-input/image-library';
import { ImageTile } from '../shared/images/image-tile';
import tiles from '../shared/images/image-tile.module.css';
import { createAdminList, useAdminList } from '../shared/lists/admin-list';
import { ListStates } from '../shared/lists/list-states';
import { SearchBox } from '../shared/lists/search-box';

const PAGE_SIZE = 12;
const ALL = { q: '', page: 1 };
const FAILED = 'Failed to load images';
const STEPS: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

const useImages = createAdminList(({ q, page }: typeof ALL, signal) =>
  media.list({ q, page, limit: PAGE_SIZE, sort: 'newest' }, signal),
);

export function ImagePicker({ isOpen, ...handlers }: ImagePickerProps) {
  return (
    <Modal
      open={isOpen}
      title="Choose from Media"
      width="55rem"
      destroyOnHidden
      onCancel={handlers.onClose}
      footer={<Button onClick={handlers.onClose}>Cancel</Button>}
    >
      <Images {...handlers} />
    </Modal>
  );
}

function Images({ onClose, onPick }: Omit<ImagePickerProps, 'isOpen'>) {
  const [query, setQuery] = useState(ALL);
  const { list } = useAdminList(useImages, FAILED, query);
  const pick = (file: MediaFile) => {
    onPick(file);
    onClose();
  };
  return (
    <>
      <div className="below-4">
        <SearchBox
          label="Search file name or description (alt text)"
          value={query.q}
          onSearch={(q) => setQuery({ q, page: 1 })}
        />
      </div>
      <ListStates
        list={list}
        shape="cards"
        loadingText="Loading images..."
        emptyText={query.q ? 'No images found.' : 'No images yet. Images you upload appear here.'}
        failedText={FAILED}
        page={query.page}
        pageSize={PAGE_SIZE}
        onPage={(page) => setQuery(({ q }) => ({ q, page }))}
      >
        {(files) => (
          <ul className={`stack gap-4 gap-x-3 ${tiles.grid}`} aria-label="Images" onKeyDown={stepAlong}>
            {files.map((file) => (
              <li key={file._id}>
                <button type="button" className={`holds block snug rounded ${tiles.tile}`} onClick={() => pick(file)}>
                  <ImageTile file={file} />
                </button>
              </li>
            ))}
          </ul>
        )}
      </ListStates>
    </>
  );
}

function stepAlong({ key, currentTarget }: KeyboardEvent<HTMLUListElement>): void {
  const buttons = [...currentTarget.querySelectorAll('button')];
  const place = buttons.indexOf(document.activeElement as HTMLButtonElement);
  buttons[place + (STEPS[key] ?? 0)]?.focus();
}
