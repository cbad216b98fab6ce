import type { Section } from '@contract/website/section';
import type { SectionName, StoredSection } from '@contract/website/sections';
import { Button, Form } from 'antd';
import { useEffect, useState } from 'react';
import { LIST } from '@/lib/list-words';
import { EditConflict } from '../shared/forms/conflict';
import { FormNote } from '../shared/forms/form-note';
import { HeldFields } from '../shared/forms/held-fields';
import { Toggle } from '../shared/forms/toggle';
import { useSaveKey } from '../shared/forms/use-save-key';
import { useCan } from '../shared/use-can';
import { VersionsButton } from '../versions/versions-button';
import { SectionBar } from './section-bar';
import styles from './section-editor.module.css';
import type { SectionForm } from './section-form';
import { SectionInputs } from './section-inputs';
import { useSectionForm } from './use-section-form';

export const SECTION_TITLE_ID = 'section-title';
const SAMPLE_NOTE_ID = 'section-sample';

export interface TypedSection {
  name: SectionName;
  input: SectionForm;
  isChanged: boolean;
}

interface SectionEditorProps {
  name: SectionName;
  section: Section;
  stored: StoredSection;
  onStored: (name: SectionName, stored: StoredSection) => void;
  onTyped: (typed: TypedSection) => void;
  /** Path of the section list. `null` if the list is beside the editor. */
  listPath: string | null;
  /** Path of the preview. `null` if the preview is beside the editor. */
  previewPath: string | null;
  /** True if the preview is shown instead of the form. The form keeps its text. */
  isPreviewing: boolean;
}

export function SectionEditor(props: SectionEditorProps) {
  const { name, section, onTyped, isPreviewing } = props;
  const editor = useSectionForm(props);
  const { antd, typed, input, isChanged, isSaving, isAsking } = editor;
  const [isUploading, setIsUploading] = useState(false);
  const { edit: canEdit } = useCan();
  const sampleNote = sampleNoteOf(editor.sampleLeft, input.isHidden === true, isChanged);
  const isSaveOff = isSaving || isUploading || !isChanged;
  useSaveKey(() => !isAsking && canEdit && !isSaveOff && antd.submit());
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the input changes
  useEffect(() => onTyped({ name, input, isChanged }), [name, JSON.stringify(input), isChanged]);

  return (
    <>
      <section
        aria-labelledby={SECTION_TITLE_ID}
        className={`shrinks ${styles.editor}`}
        hidden={isPreviewing && !isAsking}
      >
        {editor.conflict && <EditConflict {...editor.conflict} />}
        <div hidden={isAsking}>
          <Form<SectionForm>
            form={antd}
            layout="vertical"
            initialValues={editor.begin}
            disabled={!canEdit}
            requiredMark={false}
            scrollToFirstError={{ focus: true }}
            onValuesChange={editor.handleChange}
            onFinish={() => void editor.save()}
          >
            <div className={`row spread gap-2 gap-x-4 ${styles.head}`}>
              <h2 id={SECTION_TITLE_ID} tabIndex={-1}>
                {section.title}
              </h2>
              {'isHidden' in section.fields && <VisibleSwitch isDescribed={sampleNote !== ''} />}
            </div>
            <p id={SAMPLE_NOTE_ID} role="status" className="goes-empty above-2 on-sun rounded pad-2-3">
              {sampleNote}
            </p>
            <p className="below-5 above-1 muted">{section.about}</p>
            <FormNote form={{ ...editor, startOver: editor.discard }} />
            <HeldFields isHeld={isSaving}>
              <SectionInputs section={section} typed={typed} onChange={editor.change} onBusyChange={setIsUploading} />
            </HeldFields>
            {canEdit && (
              <div className={`row stretch ${styles.further}`}>
                <VersionsButton
                  of={{ kind: 'section', id: name }}
                  name={section.title}
                  fields={editor.fields}
                  toForm={editor.toForm}
                  onRestore={(text) => editor.change(editor.toForm(text))}
                />
                {!editor.isSample && (
                  <Button type="text" disabled={isSaving} onClick={editor.resetToSample}>
                    Reset to sample text
                  </Button>
                )}
              </div>
            )}
          </Form>
        </div>
      </section>
      {canEdit && <SectionBar {...props} editor={editor} isSaveOff={isSaveOff} />}
    </>
  );
}

function sampleNoteOf(left: 'all' | string[], isHidden: boolean, isChanged: boolean): string {
  if (left.length === 0) return '';
  const what = left === 'all' ? 'This is still sample text.' : `Still sample text: ${LIST.format(left)}.`;
  if (isHidden) return what;
  return `${what} ${isChanged ? 'Visitors will see this text when you publish.' : 'Visitors can see this text.'}`;
}

/** Switch for `isHidden`. It is on if the section is visible, that is, if `isHidden` is false. */
function VisibleSwitch({ isDescribed }: { isDescribed: boolean }) {
  return (
    <div className="line gap-3 semibold">
      <span id="shown">Show to visitors</span>
      <Form.Item
        name="isHidden"
        noStyle
        getValueProps={(isHidden) => ({ checked: !isHidden })}
        getValueFromEvent={(isShown) => !isShown}
      >
        <Toggle aria-labelledby="shown" aria-describedby={isDescribed ? SAMPLE_NOTE_ID : undefined} />
      </Form.Item>
    </div>
  );
}
