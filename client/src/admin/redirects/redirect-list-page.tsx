import { PAGE_SIZE } from '@contract/limits';
import { REDIRECT_FIELDS, type Redirect } from '@contract/redirects';
import { Form } from 'antd';
import { redirects } from '@/api/redirects.api';
import { FieldsDialog } from '../shared/fields/fields-dialog';
import { typedProblem } from '../shared/fields/record-form';
import { fieldError } from '../shared/forms/field-error';
import { valueRule } from '../shared/forms/field-rule';
import { ButtonLink } from '../shared/layout/office-button-link';
import { LinkInput } from '../shared/links/link-input';
import { createAdminList } from '../shared/lists/admin-list';
import type { RecordColumn } from '../shared/lists/record-columns';
import { RecordList } from '../shared/lists/record-list';
import { RecordsScreen } from '../shared/lists/records-screen';
import { SearchBox } from '../shared/lists/search-box';
import search from '../shared/lists/search-box.module.css';
import { type RecordKind, useRecords } from '../shared/lists/use-records';
import { EditAndDelete } from '../shared/records/edit-and-delete';
import { recordTexts } from '../shared/records/record-texts';
import { StatusTag } from '../shared/records/status-tag';
import { findIn, useOpenDialog } from '../shared/records/use-open-dialog';
import { useRecordDialog } from '../shared/records/use-record-dialog';
import { When } from '../shared/records/when';
import { RedirectLinks } from './redirect-links';

const TEXTS = recordTexts('Redirect', 'Failed to load redirects');

const COLUMNS: readonly RecordColumn<Redirect>[] = [
  {
    key: 'from',
    title: 'Old URL',
    render: (redirect) => (
      <>
        <span className="breaks">{redirect.from}</span>
        <RedirectLinks redirect={redirect} />
      </>
    ),
  },
  {
    key: 'to',
    title: 'Redirects to',
    render: ({ leadsTo, isThere }) => (
      <>
        <span className="breaks">{leadsTo}</span>
        {!isThere && (
          <>
            {' '}
            <StatusTag tone="calm">Page not found</StatusTag>
          </>
        )}
      </>
    ),
  },
  { key: 'createdAt', title: 'Added', render: ({ createdAt }) => <When at={createdAt} isDay /> },
];

const toProblem = (typed: string) => typedProblem(REDIRECT_FIELDS.to, typed);

const ALL = { page: 1, q: '' };

const REDIRECTS: RecordKind<Redirect, typeof ALL> = {
  useList: createAdminList(({ page, q }: typeof ALL, signal) =>
    redirects.list({ page, limit: PAGE_SIZE, ...(q && { q }) }, signal),
  ),
  all: ALL,
  calls: redirects,
  what: 'redirect',
  nameOf: ({ from }) => from,
  texts: TEXTS,
};

const find = findIn(redirects.list);

export function RedirectListPage() {
  const records = useRecords(REDIRECTS);
  const dialog = useRecordDialog<Redirect>();
  useOpenDialog('redirect', dialog, records.list.status === 'ready', find);
  const { query, narrow } = records;
  return (
    <>
      <p className="below-3">
        <ButtonLink to="/admin/website">Website</ButtonLink>
      </p>
      <RecordsScreen
        records={records}
        title="Redirects"
        line="Send visitors from old URLs to the right page"
        addText="Add redirect"
        addFirstText={query.q ? 'Add redirect' : 'Add first redirect'}
        onAdd={dialog.create}
        loadingText="Loading redirects..."
        emptyText={
          query.q
            ? 'No redirects match your search.'
            : 'No redirects yet. A redirect sends visitors from an old URL to a new one. When you change the URL of a published page, a redirect is added automatically.'
        }
        above={
          <div className={`below-4 ${search.box}`}>
            <SearchBox label="Search old or new URL" value={query.q} onSearch={(q) => narrow({ q })} />
          </div>
        }
      >
        {(shown) => (
          <RecordList
            name="Redirects"
            records={shown}
            columns={COLUMNS}
            actions={(redirect) => <EditAndDelete record={redirect} records={records} dialog={dialog} />}
          />
        )}
      </RecordsScreen>
      <FieldsDialog
        fields={REDIRECT_FIELDS}
        noun="redirect"
        create={(input) => redirects.create(input).catch(fieldError('from'))}
        update={(id, edit) => redirects.update(id, edit).catch(fieldError('from'))}
        texts={TEXTS}
        dialog={dialog}
        blank={{ to: '/' }}
        instead={{
          to: (
            <Form.Item key="to" name="to" label={REDIRECT_FIELDS.to.label} rules={[valueRule(toProblem)]}>
              <LinkInput isRedirect />
            </Form.Item>
          ),
        }}
        // A changed redirect may change where other redirects lead, so the whole list is reloaded.
        onStored={() => void records.refresh()}
        onDiscarded={() => void records.refresh()}
      />
    </>
  );
}
