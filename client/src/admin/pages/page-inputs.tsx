import { LIMITS } from '@contract/limits';
import { PAGE_STATUS_LABELS, PAGE_STATUSES, type PageStatus } from '@contract/pages';
import { Form, Input } from 'antd';
import { useRef } from 'react';
import type { RecordField } from '../shared/edit-conflict';
import { Select } from '../shared/select';
import { type PageForm, pagePath, suggestSlug } from './page-form';

export const PAGE_FIELDS: readonly RecordField<PageForm>[] = [
  { name: 'title', label: 'Page Title' },
  { name: 'slug', label: 'URL Slug' },
  { name: 'status', label: 'Status', format: (status: PageStatus) => PAGE_STATUS_LABELS[status] },
  { name: 'content', label: 'Content' },
];

const STATUS_OPTIONS = PAGE_STATUSES.map((status) => ({ value: status, label: PAGE_STATUS_LABELS[status] }));

export function PageInputs({ isNew }: { isNew: boolean }) {
  const form = Form.useFormInstance<PageForm>();
  const slug = Form.useWatch<string | undefined>('slug', form) ?? '';
  const isSlugTyped = useRef(!isNew);

  // A published address must not change by itself, nor one that somebody chose.
  const handleTitle = (title: string) => {
    if (!isSlugTyped.current) form.setFieldValue('slug', suggestSlug(title));
  };
  const handleSlug = (typed: string) => {
    isSlugTyped.current = typed !== '';
  };

  return (
    <>
      <Form.Item<PageForm> name="title" label="Page Title">
        <Input
          dir="auto"
          maxLength={LIMITS.title}
          autoComplete="off"
          onChange={(event) => handleTitle(event.target.value)}
        />
      </Form.Item>
      <Form.Item<PageForm> name="slug" label="URL Slug" extra={`Preview: ${window.location.origin}${pagePath(slug)}`}>
        <Input
          maxLength={LIMITS.slug}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => handleSlug(event.target.value)}
        />
      </Form.Item>
      <Form.Item<PageForm> name="status" label="Status" extra="Visitors see published pages only.">
        <Select options={STATUS_OPTIONS} />
      </Form.Item>
      <Form.Item<PageForm>
        name="content"
        label="Content"
        extra="Leave an empty line between paragraphs. Lines that begin with *, - or 1. form a list."
      >
        <Input.TextArea dir="auto" maxLength={LIMITS.pageContent} autoSize={{ minRows: 6, maxRows: 20 }} />
      </Form.Item>
    </>
  );
}
