import { CONTACT_STATUS_LABELS, CONTACT_STATUSES, type ContactMessage, type ContactSort } from '@contract/contact';
import { PAGE_SIZE } from '@contract/limits';
import { Button } from 'antd';
import { useCallback, useMemo } from 'react';
import { contacts } from '@/api/office';
import { useReopened } from '../shared/drafts/use-reopened';
import { PageHead } from '../shared/layout/page-head';
import { useAdminList } from '../shared/lists/admin-list';
import { BulkBar } from '../shared/lists/bulk-bar';
import { ListStates } from '../shared/lists/list-states';
import type { Sort } from '../shared/lists/record-columns';
import { RecordList } from '../shared/lists/record-list';
import { SearchBox } from '../shared/lists/search-box';
import search from '../shared/lists/search-box.module.css';
import { StatusTabs } from '../shared/lists/status-tabs';
import { useAddress } from '../shared/lists/use-address';
import { useChosen } from '../shared/lists/use-chosen';
import { useFigures } from '../shared/lists/use-figures';
import { UnshownRecordDialog } from '../shared/records/unshown-record-dialog';
import { useNamedRecord } from '../shared/records/use-named-record';
import { useRecordDialog } from '../shared/records/use-record-dialog';
import { useCan } from '../shared/use-can';
import { useOfficePolling } from '../shared/use-office-polling';
import { CONTACT_COLUMNS } from './contact-columns';
import { ContactDialog } from './contact-dialog';
import { CONTACT_CHOICES, CONTACT_FILTER, CONTACT_TABS } from './contact-filter';
import { useContactFigures, useContactList } from './contact-list';
import { CONTACT_LIST_TEXTS } from './contact-texts';
import { MessageNeighbours } from './message-neighbours';
import { ReplyDialog } from './reply-dialog';
import { useContactBulk } from './use-contact-bulk';
import { useContactWork } from './use-contact-work';

const DEFAULTS = { ...CONTACT_FILTER, page: 1 };
const nameOf = ({ name, subject }: ContactMessage): string => `${name}: ${subject}`;
/** The message of the dialog stands in the address too: the back button closes it. Its page is another parameter. */
const OPEN = { view: '' };
const PLACE = { view: '', page: 1 };

export function ContactListPage() {
  const [filter, setFilter] = useAddress(DEFAULTS, CONTACT_CHOICES);
  const [opened, setOpened] = useAddress(OPEN);
  const query = useMemo(() => ({ ...filter, limit: PAGE_SIZE }), [filter]);
  const messages = useAdminList(useContactList, CONTACT_LIST_TEXTS.loadFailed, query);
  const { list, refresh } = messages;
  const can = useCan();
  const chosen = useChosen(list, nameOf);
  const isChoosing = chosen.ids.length > 0;
  const bulk = useContactBulk(chosen.clear);
  const figures = useFigures(useContactFigures, filter.q, list);
  useOfficePolling(useContactList.getState().renew, isChoosing);
  const replying = useRecordDialog<ContactMessage>();
  const work = useContactWork();

  const { named, retry } = useNamedRecord(opened.view, messages, contacts.read);
  useReopened('reply', list.status !== 'loading' && named?.status !== 'loading', contacts.read, replying.edit);
  const [, setPlace] = useAddress(PLACE);
  const close = () => setOpened({ view: '' });
  const handleSearch = useCallback((q: string) => setFilter({ q }), [setFilter]);
  const handleSort = ({ key, order }: Sort) => setFilter({ sort: key as ContactSort, order });
  const columns = can.edit ? [chosen.column, ...CONTACT_COLUMNS] : CONTACT_COLUMNS;
  const isFiltered = filter.q !== '' || filter.status !== '';

  return (
    <>
      <PageHead
        title="Contact Management"
        line="Messages that visitors sent through the website"
        action={<Button onClick={() => void refresh()}>Refresh</Button>}
      />
      <StatusTabs
        labels={CONTACT_TABS}
        status={filter.status}
        counts={figures && { '': figures.all, ...figures.counts }}
        onStatus={(status) => setFilter({ status })}
      >
        <section aria-label="Filters" className={`below-4 ${search.box}`}>
          <SearchBox label="Search name, email, phone or subject" value={filter.q} onSearch={handleSearch} />
        </section>
        <ListStates
          list={list}
          loadingText="Loading contacts..."
          emptyText={CONTACT_LIST_TEXTS.empty}
          emptyAction={
            isFiltered && <Button onClick={() => setFilter({ q: '', status: '' })}>Show all messages</Button>
          }
          failedText={CONTACT_LIST_TEXTS.loadFailed}
          onRetry={() => void refresh()}
          page={filter.page}
          onPage={(page) => setFilter({ page })}
        >
          {(shown) => (
            <RecordList
              name="Contact messages"
              records={shown}
              columns={columns}
              sort={{ key: filter.sort, order: filter.order }}
              onSort={handleSort}
              isDense
              actionsWidth={can.edit ? 196 : 80}
              actions={(message) => (
                <RowActions
                  message={message}
                  onView={() => setOpened({ view: message._id })}
                  onReply={() => replying.edit(message)}
                  onDelete={() => work.remove(message)}
                />
              )}
            />
          )}
        </ListStates>
        {can.edit && isChoosing && (
          <BulkBar
            name="Chosen messages"
            count={chosen.ids.length}
            statuses={CONTACT_STATUSES}
            labels={CONTACT_STATUS_LABELS}
            onStatus={(status) =>
              bulk.setStatus(chosen.records, status, (them) => `Set ${them} to ${CONTACT_STATUS_LABELS[status]}`)
            }
            onRemove={() => bulk.remove(chosen.ids, chosen.name)}
            onAll={chosen.all}
            onClear={chosen.clear}
          />
        )}
      </StatusTabs>
      <ContactDialog
        message={named?.status === 'ready' ? named.record : undefined}
        onOpen={work.open}
        onStatus={work.setStatus}
        onDelete={(message) => work.remove(message, close)}
        onReply={replying.edit}
        onClose={close}
        neighbours={<MessageNeighbours openId={opened.view} query={query} list={list} onMove={setPlace} />}
      />
      <UnshownRecordDialog
        named={named}
        title="Message details"
        unknownText={CONTACT_LIST_TEXTS.unknown}
        failedText={CONTACT_LIST_TEXTS.openFailed}
        onRetry={retry}
        onClose={close}
      />
      <ReplyDialog open={replying.open} message={replying.record} onSent={work.renew} onClose={replying.close} />
    </>
  );
}

interface RowActionsProps {
  message: ContactMessage;
  onView: () => void;
  onReply: () => void;
  onDelete: () => void;
}

function RowActions({ message, onView, onReply, onDelete }: RowActionsProps) {
  const can = useCan();
  const name = nameOf(message);
  return (
    <>
      <Button size="small" aria-label={`View ${name}`} onClick={onView}>
        View
      </Button>
      {can.edit && (
        <>
          <Button size="small" aria-label={`Reply to ${name}`} onClick={onReply}>
            Reply
          </Button>
          <Button size="small" type="text" aria-label={`Delete ${name}`} onClick={onDelete}>
            Delete
          </Button>
        </>
      )}
    </>
  );
}
