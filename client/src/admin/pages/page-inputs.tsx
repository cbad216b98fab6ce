import { PAGE_FIELDS } from '@contract/pages';
import { Form, Input } from 'antd';
import { useRef } from 'react';
import type { FormOf } from '../shared/fields/record-form';
import { pagePath, suggestSlug } from './page-form';

type PageForm = FormOf<typeof PAGE_FIELDS>;

/** The title, which proposes an address, and the address. */
export function TitleAndSlug({ isNew }: { isNew: boolean }) {
  const form = Form.useFormInstance<PageForm>();
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
      <Form.Item<PageForm> name="title" label={PAGE_FIELDS.title.label}>
        <Input dir="auto" autoComplete="off" onChange={(event) => handleTitle(event.target.value)} />
      </Form.Item>
      <SlugInput onType={handleSlug} />
    </>
  );
}

/** The address, and what it will be. */
export function SlugInput({ onType }: { onType?: (typed: string) => void }) {
  const slug = Form.useWatch<string | undefined>('slug') ?? '';
  return (
    <Form.Item<PageForm>
      name="slug"
      label={PAGE_FIELDS.slug.label}
      extra={`Preview: ${window.location.origin}${pagePath(slug)}`}
    >
      <Input
        maxLength={PAGE_FIELDS.slug.max}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => onType?.(event.target.value)}
      />
    </Form.Item>
  );
}
