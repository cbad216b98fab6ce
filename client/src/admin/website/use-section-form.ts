import { sampleFieldsOf } from '@contract/website/sample-fields';
import type { Section } from '@contract/website/section';
import type { SectionName, StoredSection } from '@contract/website/sections';
import { Form } from 'antd';
import { useEffect } from 'react';
import { website } from '@/api/website.api';
import { clearErrors, useAntdPort } from '../shared/forms/form-port';
import { isSame } from '../shared/forms/is-same';
import { useForm } from '../shared/forms/use-form';
import { comparedFields, type SectionForm, toSectionForm, toSectionInput } from './section-form';
import { useUndo } from './use-undo';
import { WEBSITE_TEXTS } from './website-texts';

interface SectionProps {
  name: SectionName;
  section: Section;
  stored: StoredSection;
  onStored: (name: SectionName, stored: StoredSection) => void;
}

export function useSectionForm({ name, section, stored, onStored }: SectionProps) {
  const [antd] = Form.useForm<SectionForm>();
  const undo = useUndo<SectionForm>();
  const port = useAntdPort(antd);
  const fields = comparedFields(section);
  const form = useForm<SectionForm, StoredSection>(
    {
      name: `Website:${name}`,
      record: stored,
      toForm: (latest) => toSectionForm(section, latest),
      fields,
    },
    {
      save(typed, version) {
        const input = toSectionInput(section, typed);
        const updatedAt = version ?? null;
        // If the text equals the sample text, nothing is stored for the section. A later version of the product can
        // then improve the text.
        return isSame(input, section.words)
          ? website.reset(name, { updatedAt })
          : website.update(name, { ...input, updatedAt });
      },
      onStored(latest) {
        onStored(name, latest);
      },
      texts(typed) {
        const input = toSectionInput(section, typed);
        if (!isSame(input, section.words)) return WEBSITE_TEXTS[input.isHidden ? 'hide' : 'save'];
        if (!isSampleForm(section, form.initial)) return WEBSITE_TEXTS.reset;
        return WEBSITE_TEXTS[section.isNeutral ? 'save' : 'saveSample'];
      },
    },
    port,
  );
  // When a newer version is loaded, clears the steps for Undo. Undo would otherwise remove a colleague's changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: on each version
  useEffect(undo.clear, [form.base]);
  const { initial: saved, typed, isChanged } = form;
  const input = toSectionInput(section, typed);

  const put = (fields: SectionForm) => {
    undo.note({}, form.read());
    port.fill(fields);
    form.touch();
  };

  /**
   * Returns the labels of the fields with sample text, or `all` if all text is sample text. Returns none for a visible
   * section without any change, because the list of sections already says that it has sample text.
   */
  function sampleLeft(): 'all' | string[] {
    if (section.isNeutral || !('isHidden' in section.fields)) return [];
    if (!isSampleForm(section, typed)) return sampleFieldsOf(name, input);
    return isChanged || saved.isHidden ? 'all' : [];
  }

  return {
    ...form,
    antd,
    fields,
    /** Converts the text of a version to form values. A version has no `isHidden`, so the value of the form stays. */
    toForm: (text: object): SectionForm => toSectionForm(section, { ...toSectionInput(section, form.read()), ...text }),
    conflict: form.conflict && { ...form.conflict, fields },
    input,
    /** `all` if all text is sample text, otherwise the labels of the fields with sample text. */
    sampleLeft: sampleLeft(),
    isSample: isSame(input, section.words),
    canUndo: undo.canUndo,
    handleChange(changed: object) {
      undo.note(changed, typed);
      clearErrors(antd, changed);
      form.touch();
    },
    undo() {
      const before = undo.back();
      if (!before) return;
      port.fill(before);
      form.touch();
    },
    resetToSample: () => put(toSectionForm(section, section.words)),
    change: (part: SectionForm) => put({ ...form.read(), ...part }),
    discard() {
      undo.note({}, form.read());
      form.discard();
    },
  };
}

const isSampleForm = (section: Section, form: SectionForm): boolean =>
  isSame(toSectionInput(section, { ...form, isHidden: false }), section.words);
