import { PAGE_FIELDS } from '@contract/pages';
import { Form, Input } from 'antd';
import { useEffect, useRef } from 'react';
import type { FormOf } from '../shared/fields/record-form';
import { pagePath, suggestSlug } from './page-form';

type PageForm = FormOf<typeof PAGE_FIELDS>;

/** Field for the URL of a page. For a new page, it follows the title until the user types a URL. */
export function AddressInput({ isNew }: { isNew: boolean }) {
  const form = Form.useFormInstance<PageForm>();
  const title = Form.useWatch<string | undefined>('title', form);
  const slug = Form.useWatch<string | undefined>('slug', form) ?? '';
  const proposed = useRef<string>(undefined);
  // Suggests a URL only for a new page, and only while the field is empty or has the last suggestion.
  useEffect(() => {
    if (!isNew || title === undefined) return;
    const typed = form.getFieldValue('slug') as string;
    proposed.current ??= suggestSlug(title);
    if (typed !== '' && typed !== proposed.current) return;
    proposed.current = suggestSlug(title);
    form.setFieldValue('slug', proposed.current);
  }, [form, isNew, title]);
  return (
    <Form.Item<PageForm>
      name="slug"
      label={PAGE_FIELDS.slug.label}
      extra={`Preview: ${window.location.origin}${pagePath(slug)}`}
    >
      <Input maxLength={PAGE_FIELDS.slug.max} autoComplete="off" autoCapitalize="none" spellCheck={false} />
    </Form.Item>
  );
}
