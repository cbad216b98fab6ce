import { CONTACT_STATUS_LABELS, CONTACT_STATUSES, type ContactMessage } from '@contract/contact';
import { Button } from 'antd';
import { contacts } from '@/api/contacts.api';
import { ExportButton } from '../exports/export-button';
import { PageHead } from '../shared/layout/page-head';
import { ScreenTabs } from '../shared/layout/screen-tabs';
import { RefreshButton } from '../shared/lists/refresh-button';
import { useAddress } from '../shared/lists/use-address';
import { useStatistics } from '../shared/lists/use-statistics';
import { UnshownRecordDialog } from '../shared/records/unshown-record-dialog';
import { useOpenDialog } from '../shared/records/use-open-dialog';
import { useRecordDialog } from '../shared/records/use-record-dialog';
import { useCan } from '../shared/use-can';
import { useWorkList, type WorkKind } from '../shared/work-lists/use-work-list';
import { WorkList } from '../shared/work-lists/work-list';
import { CONTACT_COLUMNS } from './contact-columns';
import { ContactDialog } from './contact-dialog';
import { CONTACT_CHOICES, CONTACT_FILTER, CONTACT_TABS } from './contact-filter';
import { CONTACT_LIST_TEXTS } from './contact-texts';
import { MessageNeighbours } from './message-neighbours';
import { ReplyDialog } from './message-reply-dialog';
import { useContactStatistics, useMessageList } from './message-stores';
import { useContactBulk, useContactWork } from './use-contact-work';

const ALL = { ...CONTACT_FILTER, page: 1 };
const MESSAGES: WorkKind<ContactMessage, typeof ALL> = {
  useList: useMessageList,
  all: ALL,
  choices: CONTACT_CHOICES,
  // URL parameter that opens the dialog. The message page has the parameter `message`, see `ContactsScreen`.
  opens: 'view',
  read: contacts.read,
  nameOf: ({ name, subject }) => `${name}: ${subject}`,
  texts: CONTACT_LIST_TEXTS,
};
const PLACE = { view: '', page: 1 };

export function ContactListPage() {
  const messages = useWorkList(MESSAGES);
  const { query, list, close } = messages;
  const can = useCan();
  const statistics = useStatistics(useContactStatistics, query.q, list);
  const replying = useRecordDialog<ContactMessage>();
  useOpenDialog('reply', replying, messages.isShown, contacts.read);
  const work = useContactWork();
  const bulk = useContactBulk(messages.chosen.clear);
  const [, setPlace] = useAddress(PLACE);

  return (
    <>
      <PageHead
        title="Contact Management"
        line="Messages that visitors sent through the website"
        action={
          <div className="row gap-2">
            {can.edit && <ExportButton lists={['messages']} />}
            <RefreshButton onRefresh={messages.refresh} />
          </div>
        }
      />
      <ScreenTabs of="Contacts" />
      <WorkList
        work={messages}
        name="Contact messages"
        tabs={CONTACT_TABS}
        statistics={statistics}
        tools="Search name, email, phone, subject or message"
        loadingText="Loading contacts..."
        columns={CONTACT_COLUMNS}
        isSortable
        isDense
        actionsWidth={can.edit ? 196 : 80}
        actions={(message) => (
          <>
            <Button size="small" aria-label={`View ${MESSAGES.nameOf(message)}`} onClick={() => messages.open(message)}>
              View
            </Button>
            {can.edit && (
              <>
                <Button
                  size="small"
                  aria-label={`Reply to ${MESSAGES.nameOf(message)}`}
                  onClick={() => replying.edit(message)}
                >
                  Reply
                </Button>
                <Button
                  size="small"
                  type="text"
                  aria-label={`Delete ${MESSAGES.nameOf(message)}`}
                  onClick={() => work.remove(message)}
                >
                  Delete
                </Button>
              </>
            )}
          </>
        )}
        bulk={{ what: 'messages', bulk, statuses: CONTACT_STATUSES, labels: CONTACT_STATUS_LABELS }}
      />
      <ContactDialog
        message={messages.opened}
        onOpen={work.open}
        onStatus={work.setStatus}
        onDelete={(message) => work.remove(message, close)}
        onReply={replying.edit}
        onClose={close}
        neighbours={<MessageNeighbours openId={messages.openId} query={query} list={list} onMove={setPlace} />}
      />
      <UnshownRecordDialog title="Message details" {...messages.unshown} />
      <ReplyDialog open={replying.open} message={replying.record} onSent={work.renew} onClose={replying.close} />
    </>
  );
}
