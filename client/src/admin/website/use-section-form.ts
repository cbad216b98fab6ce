import { lusakaMinute } from '@contract/lusaka-day';
import { sampleFieldsOf } from '@contract/website/sample-fields';
import type { Section } from '@contract/website/section';
import type { SectionName, StoredSection } from '@contract/website/sections';
import { Form } from 'antd';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '@/api/http';
import { website } from '@/api/office';
import { isSame } from '../shared/drafts/is-same';
import { useFormDraft } from '../shared/drafts/use-form-draft';
import { useUnsavedChanges } from '../shared/drafts/use-unsaved-changes';
import { useToast } from '../shared/feedback/use-toast';
import { placeOf } from '../shared/fields/record-form';
import { sidesOf, type Winner, winnerOf } from '../shared/forms/edit-winner';
import { saveOverOwn, storedInstead } from '../shared/forms/stored-instead';
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

/** Version of a draft of a section that nobody has saved. Without one the draft would go over what was saved since. */
const NEVER_SAVED = '';

/** One that somebody has saved. */
type SavedSection = StoredSection & { updatedAt: string };

/** The form of one section: what is typed is kept over a reload, can be taken back, and never overwrites another person's words silently. */
export function useSectionForm({ name, section, stored, onStored }: SectionProps) {
  const [form] = Form.useForm<SectionForm>();
  const [base, setBase] = useState(stored);
  const [theirs, setTheirs] = useState<SavedSection | null>(null);
  const [winner, setWinner] = useState<Winner | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [draftAt, setDraftAt] = useState('');
  const toast = useToast();
  const saved = toSectionForm(section, base);
  const readFields = (): SectionForm => ({ ...saved, ...(form.getFieldsValue(true) as SectionForm) });
  const draft = useFormDraft({
    name: draftName(name),
    initial: saved,
    version: base.updatedAt ?? NEVER_SAVED,
    isOpen: true,
    readFields,
  });
  const undo = useUndo(draft.begin);
  const watched = Form.useWatch([], { form, preserve: true }) as SectionForm | undefined;
  const typed: SectionForm = { ...draft.begin, ...watched };
  const isChanged = !isSame(typed, saved);
  const markUnsaved = useUnsavedChanges(isChanged);

  // Somebody has saved it elsewhere while nothing was typed here.
  const isOutdated = isNewer(stored, base) && !isChanged && !isSaving;
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken over once, when it comes
  useEffect(() => {
    if (isOutdated) undo.begin(adopt(stored));
  }, [isOutdated]);
  const isSample = (fields: SectionForm): boolean =>
    saysDelivered(section, fields) || sampleFieldsOf(name, toSectionInput(section, fields)).length > 0;
  const touch = () => {
    draft.touch();
    setDraftAt(lusakaMinute(new Date()).slice('YYYY-MM-DDT'.length));
  };
  const fill = (fields: SectionForm) => {
    form.setFieldsValue(fields);
    markUnsaved(!isSame(fields, saved));
  };
  /** Other words at once: one step, which can be taken back. */
  const put = (fields: SectionForm) => {
    fill(fields);
    undo.note({}, fields);
    touch();
  };
  /** What is stored by now stands in the form. Answers it. */
  const adopt = (latest: StoredSection, settle = draft.drop): SectionForm => {
    settle();
    setBase(latest);
    setTheirs(null);
    const fields = toSectionForm(section, latest);
    form.setFieldsValue(fields);
    onStored(name, latest);
    return fields;
  };
  const send = async (
    call: (over?: StoredSection) => Promise<StoredSection>,
    texts: { success: string; failed: string },
  ) => {
    if (isSaving) return;
    setIsSaving(true);
    try {
      const stored = await saveOverOwn<SectionForm, StoredSection>({
        save: call,
        sent: draft.sending(readFields()),
        toForm: (stored) => toSectionForm(section, stored),
        fields: comparedFields(section),
      });
      // What was saved can be taken back, too: the words before are typed again.
      undo.settle(adopt(stored));
      toast.success(texts.success);
    } catch (error) {
      flushSync(() => setIsSaving(false));
      handleFailure(error, texts.failed);
    } finally {
      setIsSaving(false);
    }
  };
  const handleFailure = (error: unknown, text: string) => {
    const latest = storedInstead<SavedSection>(error);
    if (latest) {
      setWinner(winnerOf(error, latest));
      setTheirs(latest);
      return;
    }
    if (error instanceof ApiError && error.errors.length > 0) {
      const fields = error.errors.map(({ field, message }) => ({ name: placeOf(field), errors: [message] }));
      form.setFields(fields as Parameters<typeof form.setFields>[0]);
      form.getFieldInstance(fields[0]?.name as never)?.focus?.();
    }
    toast.failure(error, text);
  };
  const save = (readAt: string | null) => {
    const input = toSectionInput(section, readFields());
    // What says what was delivered is not stored: a later version of the product may say it better.
    const isDelivered = isSame(input, section.words);
    const call = (over?: StoredSection) => {
      const updatedAt = over?.updatedAt ?? readAt;
      return isDelivered ? website.reset(name, { updatedAt }) : website.update(name, { ...input, updatedAt });
    };
    return send(call, WEBSITE_TEXTS[isDelivered ? 'reset' : input.isHidden ? 'hide' : 'save']);
  };

  /** Of a section that nobody has touched the list of sections tells. */
  function sampleLeft(): 'all' | string[] {
    if (section.isNeutral || !('isHidden' in section.fields)) return [];
    if (!saysDelivered(section, typed)) return sampleFieldsOf(name, toSectionInput(section, typed));
    return isChanged || saved.isHidden ? 'all' : [];
  }

  return {
    form,
    begin: draft.begin,
    isRestored: draft.isRestored,
    typed,
    /** As it would be saved. */
    input: toSectionInput(section, typed),
    isChanged,
    /** When the browser kept what is typed; empty before. */
    draftAt,
    isSaving,
    /** What of it is still the sample's: all, the fields that are named, or nothing that has to be said. */
    sampleLeft: sampleLeft(),
    isDelivered: isSame(toSectionInput(section, typed), section.words),
    theirs: theirs && toSectionForm(section, theirs),
    winner,
    canUndo: undo.canUndo,
    handleChange(changed: object) {
      touch();
      // The last of the sample's words went with this change.
      const waits = isHiddenAsDelivered(section, saved) && typed.isHidden === true && isSample(typed);
      if (!('isHidden' in changed) && waits && !isSample(readFields())) form.setFieldsValue({ isHidden: false });
      const now = readFields();
      undo.note(changed, now);
      markUnsaved(!isSame(now, saved));
    },
    undo() {
      const before = undo.back();
      if (!before) return;
      fill(before);
      touch();
    },
    discard() {
      draft.drop();
      fill(saved);
      undo.note({}, saved);
    },
    save: () => void save((draft.version ?? base.updatedAt) || null),
    /** The words that were delivered: in the form, where they can be taken back, until they are saved. */
    deliver: () => put(toSectionForm(section, section.words)),
    /** Some fields, all at once. */
    change: (part: SectionForm) => put({ ...readFields(), ...part }),
    /** An earlier version stands there by now. What was typed is a step back. */
    restored(latest: StoredSection) {
      undo.note({}, adopt(latest));
    },
    keepMine() {
      if (!theirs) return;
      draft.settle();
      setBase(theirs);
      setTheirs(null);
      void save(theirs.updatedAt);
    },
    takeTheirs() {
      if (!theirs) return;
      const mine = { fields: readFields(), version: draft.version };
      const letGo = draft.putAside();
      // What was typed is a step back, too.
      undo.note(
        {},
        adopt(theirs, () => undefined),
      );
      const takeBack = () => {
        draft.takeBack(mine);
        form.setFieldsValue(mine.fields);
        undo.note({}, mine.fields);
      };
      toast.undoable(sidesOf(winner).taken, takeBack, letGo);
    },
  };
}

/** Nobody has hidden words of their own: the section waits for them, and is shown once nothing of the sample is left. */
const isHiddenAsDelivered = (section: Section, form: SectionForm): boolean =>
  form.isHidden === true && saysDelivered(section, form);

const saysDelivered = (section: Section, form: SectionForm): boolean =>
  isSame(toSectionInput(section, { ...form, isHidden: false }), section.words);
