import { lusakaMinute } from '@contract/lusaka-day';
import { sampleFieldsOf } from '@contract/website/sample-fields';
import type { Section } from '@contract/website/section';
import type { SectionName, StoredSection } from '@contract/website/sections';
import { Form } from 'antd';
import { useEffect, useState } from 'react';
import { website } from '@/api/office';
import { isSame } from '../shared/drafts/is-same';
import { useEdit } from '../shared/forms/use-edit';
import { useFormPort } from '../shared/forms/use-form-port';
import { findWriterOf } from '../versions/find-writer';
import { isNewer } from './own-words';
import { draftName } from './section-drafts';
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
  const [form] = Form.useForm<SectionForm>();
  const [draftAt, setDraftAt] = useState('');
  const formPort = useFormPort(form);
  const port = {
    ...formPort,
    /** Other words at once: one step, which can be taken back. */
    fill(fields: SectionForm) {
      formPort.fill(fields);
      undo.note({}, fields);
    },
  };
  const fields = comparedFields(section);
  const edit = useEdit<SectionForm, StoredSection>({
    name: draftName(name),
    stored,
    toForm: (latest) => toSectionForm(section, latest),
    fields,
    findWriter: ({ updatedAt }) => findWriterOf('section')({ _id: name, updatedAt: updatedAt ?? '' }),
    save(typed, version) {
      const input = toSectionInput(section, typed);
      const updatedAt = version ?? null;
      // Words as delivered are not stored: a later version of the product may say it better.
      return isSame(input, section.words)
        ? website.reset(name, { updatedAt })
        : website.update(name, { ...input, updatedAt });
    },
    onStored(latest) {
      const saved = toSectionForm(section, latest);
      formPort.fill(saved);
      // A save can be taken back, too: the words before are typed again.
      undo.settle(saved);
      onStored(name, latest);
    },
    texts(_over, typed) {
      const input = toSectionInput(section, typed);
      return WEBSITE_TEXTS[isSame(input, section.words) ? 'reset' : input.isHidden ? 'hide' : 'save'];
    },
    port,
  });
  const undo = useUndo(edit.begin);
  const { initial: saved, typed, isChanged } = edit;
  const input = toSectionInput(section, typed);

  // Somebody has saved it elsewhere while nothing was typed here.
  const isOutdated = isNewer(stored, edit.base!) && !isChanged && !edit.isSaving;
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken over once, when it comes
  useEffect(() => {
    if (!isOutdated) return;
    edit.adopt(stored);
    undo.begin(toSectionForm(section, stored));
  }, [isOutdated]);
  const isSample = (fields: SectionForm): boolean =>
    saysDelivered(section, fields) || sampleFieldsOf(name, toSectionInput(section, fields)).length > 0;
  const touch = () => {
    edit.touch();
    setDraftAt(lusakaMinute(new Date()).slice('YYYY-MM-DDT'.length));
  };
  const put = (fields: SectionForm) => {
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
    ...edit,
    form,
    /** For `EditConflict`. */
    conflict: edit.conflict && { ...edit.conflict, fields },
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
      if (!('isHidden' in changed) && waits && !isSample(edit.read())) form.setFieldsValue({ isHidden: false });
      undo.note(changed, edit.read());
      touch();
    },
    undo() {
      const before = undo.back();
      if (!before) return;
      formPort.fill(before);
      touch();
    },
    /** The words that were delivered: in the form, where they can be taken back, until they are saved. */
    deliver: () => put(toSectionForm(section, section.words)),
    /** Some fields, all at once. */
    change: (part: SectionForm) => put({ ...edit.read(), ...part }),
    /** An earlier version stands there by now. What was typed is a step back. */
    restored(latest: StoredSection) {
      edit.adopt(latest);
      onStored(name, latest);
    },
  };
}

/** Nobody has hidden words of their own: the section waits for them, and is shown once nothing of the sample is left. */
const isHiddenAsDelivered = (section: Section, form: SectionForm): boolean =>
  form.isHidden === true && saysDelivered(section, form);

const saysDelivered = (section: Section, form: SectionForm): boolean =>
  isSame(toSectionInput(section, { ...form, isHidden: false }), section.words);
