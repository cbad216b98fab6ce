import { lusakaMinute } from '@contract/lusaka-day';
import { sampleFieldsOf } from '@contract/website/sample-fields';
import type { Section } from '@contract/website/section';
import type { SectionName, StoredSection } from '@contract/website/sections';
import { Form } from 'antd';
import { useEffect, useState } from 'react';
import { website } from '@/api/website.api';
import { useAntdPort } from '../shared/forms/form-port';
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

/** The form of one section: its changes can be taken back step by step. */
export function useSectionForm({ name, section, stored, onStored }: SectionProps) {
  const [antd] = Form.useForm<SectionForm>();
  const [draftAt, setDraftAt] = useState('');
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
        // Words as delivered are not stored: a later version of the product may say it better.
        return isSame(input, section.words)
          ? website.reset(name, { updatedAt })
          : website.update(name, { ...input, updatedAt });
      },
      onStored(latest) {
        onStored(name, latest);
      },
      texts(typed) {
        const input = toSectionInput(section, typed);
        return WEBSITE_TEXTS[isSame(input, section.words) ? 'reset' : input.isHidden ? 'hide' : 'save'];
      },
    },
    port,
  );
  // A step back behind a newer version would silently remove what a colleague has saved.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each version
  useEffect(undo.clear, [form.base]);
  const { initial: saved, typed, isChanged } = form;
  const input = toSectionInput(section, typed);

  const isSample = (fields: SectionForm): boolean =>
    saysDelivered(section, fields) || sampleFieldsOf(name, toSectionInput(section, fields)).length > 0;
  const touch = () => {
    form.touch();
    setDraftAt(lusakaMinute(new Date()).slice('YYYY-MM-DDT'.length));
  };
  /** Another text at once: one step, which can be undone. */
  const put = (fields: SectionForm) => {
    undo.note({}, form.read());
    port.fill(fields);
    touch();
  };

  /** Of a section that nobody has touched the list of sections tells. */
  function sampleLeft(): 'all' | string[] {
    if (section.isNeutral || !('isHidden' in section.fields)) return [];
    if (!saysDelivered(section, typed)) return sampleFieldsOf(name, input);
    return isChanged || saved.isHidden ? 'all' : [];
  }

  return {
    ...form,
    antd,
    /** Compared by a conflict, and by versions. */
    fields,
    /** An earlier text, which does not say whether the section is shown. */
    toForm: (text: object): SectionForm => toSectionForm(section, { ...toSectionInput(section, form.read()), ...text }),
    /** For `EditConflict`. */
    conflict: form.conflict && { ...form.conflict, fields },
    /** As it would be saved. */
    input,
    /** When the browser kept what is typed; empty before. */
    draftAt,
    /** What of it is still the sample's: all, the fields that are named, or nothing that has to be said. */
    sampleLeft: sampleLeft(),
    isDelivered: isSame(input, section.words),
    canUndo: undo.canUndo,
    handleChange(changed: object) {
      // The last of the sample's words went with this change.
      const waits = isHiddenAsDelivered(section, saved) && typed.isHidden === true && isSample(typed);
      if (!('isHidden' in changed) && waits && !isSample(form.read())) antd.setFieldsValue({ isHidden: false });
      undo.note(changed, typed);
      touch();
    },
    undo() {
      const before = undo.back();
      if (!before) return;
      port.fill(before);
      touch();
    },
    /** The words that were delivered: in the form, where they can be taken back, until they are saved. */
    deliver: () => put(toSectionForm(section, section.words)),
    /** Some fields, all at once. */
    change: (part: SectionForm) => put({ ...form.read(), ...part }),
    discard() {
      undo.note({}, form.read());
      form.discard();
    },
  };
}

/** Nobody has hidden words of their own: the section waits for them, and is shown once nothing of the sample is left. */
const isHiddenAsDelivered = (section: Section, form: SectionForm): boolean =>
  form.isHidden === true && saysDelivered(section, form);

const saysDelivered = (section: Section, form: SectionForm): boolean =>
  isSame(toSectionInput(section, { ...form, isHidden: false }), section.words);
