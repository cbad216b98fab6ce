import { PAGE_SIZE } from '@contract/limits';
import { REDIRECT_FIELDS, type Redirect } from '@contract/redirects';
import { Form } from 'antd';
import { redirects } from '@/api/redirects.api';
import { FieldsList } from '../shared/fields/fields-list';
import { typedProblem } from '../shared/fields/record-form';
import { fieldError } from '../shared/forms/field-error';
import { valueRule } from '../shared/forms/field-rule';
import { ButtonLink } from '../shared/layout/office-button-link';
import { LinkInput } from '../shared/links/link-input';
import { createAdminList } from '../shared/lists/admin-list';
import type { RecordColumn } from '../shared/lists/record-columns';
import { SearchBox } from '../shared/lists/search-box';
import search from '../shared/lists/search-box.module.css';
import { type RecordKind, useRecords } from '../shared/lists/use-records';
import { recordTexts } from '../shared/records/record-texts';
import { StatusTag } from '../shared/records/status-tag';
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

const CALLS = {
  list: redirects.list,
  create: (input: Parameters<typeof redirects.create>[0]) => redirects.create(input).catch(fieldError('from')),
  update: (...edit: Parameters<typeof redirects.update>) => redirects.update(...edit).catch(fieldError('from')),
};

export function RedirectListPage() {
  const records = useRecords(REDIRECTS);
  const { query, narrow } = records;
  return (
    <>
      <p className="below-3">
        <ButtonLink to="/admin/website">Website</ButtonLink>
      </p>
      <FieldsList
        records={records}
        calls={CALLS}
        fields={REDIRECT_FIELDS}
        noun="redirect"
        texts={TEXTS}
        blank={{ to: '/' }}
        instead={{
          to: (
            <Form.Item key="to" name="to" label={REDIRECT_FIELDS.to.label} rules={[valueRule(toProblem)]}>
              <LinkInput isRedirect />
            </Form.Item>
          ),
        }}
        columns={COLUMNS}
        title="Redirects"
        line="Send visitors from old URLs to the right page"
        addText="Add redirect"
        addFirstText={query.q ? 'Add redirect' : 'Add first redirect'}
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
      />
    </>
  );
}
