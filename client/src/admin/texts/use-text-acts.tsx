import { formatMinute } from '@contract/lusaka-day';
import type { TextFields, TextKind, TextRecords } from '@contract/texts';
import type { FormInstance } from 'antd';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '@/api/http';
import { useQuestion } from '../shared/feedback/use-question';
import { useRun } from '../shared/feedback/use-run';
import { useToast } from '../shared/feedback/use-toast';
import type { FormPort } from '../shared/forms/form-port';
import { addressOf, ViewOnSite } from './address-of';
import type { TextActs, TextFormValues } from './text-form-props';
import { isDraft, scheduledTime, TEXTS } from './text-kinds';
import type { OpenEditor } from './use-editor';

interface Options<K extends TextKind> {
  kind: K;
  open: OpenEditor<K>;
  form: FormInstance<TextFormValues>;
  port: Pick<FormPort<TextFormValues>, 'showErrors'>;
  missingIn?: (text: TextFields<K>) => string | null;
}

export function useTextActs<K extends TextKind>(options: Options<K>): TextActs<K> {
  const { kind, open, form, port, missingIn } = options;
  const { editor, record } = open;
  const { noun, word, screen } = TEXTS[kind];
  const ask = useQuestion();
  const toast = useToast();
  const navigate = useNavigate();
  const { isRunning, run } = useRun();

  const publish = async (call: () => Promise<TextRecords[K] | null>): Promise<void> => {
    try {
      const published = await call();
      if (!published) return;
      const time = scheduledTime(published);
      const said = time
        ? `${noun.charAt(0)}${noun.slice(1).toLowerCase()} scheduled for ${formatMinute(new Date(time))}`
        : 'Published';
      const address = addressOf(kind, published);
      toast.success(said, address && <ViewOnSite address={address} />);
    } catch (error) {
      if (error instanceof ApiError) port.showErrors(error.errors);
      throw error;
    }
  };
  const publishOnce = (call: () => Promise<TextRecords[K] | null>) =>
    void run(() => publish(call), `Failed to publish the ${word}`);
  /** Runs `act`, unless the text would be different after its Markdown is parsed again. */
  const ifReadBack = async (act: () => void) => {
    if (await form.validateFields().catch(() => null)) act();
  };
  const askOrPublish = (publishAt?: string) => {
    // Checks the form instead of the stored post, because the server fills in a missing author and category.
    const missing = isDraft(record) ? missingIn?.(form.getFieldsValue(true) as TextFields<K>) : null;
    const send = () => publishOnce(() => editor.publish(publishAt));
    if (!missing) return send();
    const verb = publishAt ? 'Schedule' : 'Publish';
    ask({ title: `${verb} this ${word}?`, content: missing, okText: `${verb} anyway`, onOk: send });
  };

  return {
    choose: (which) =>
      void run(async () => {
        await publish(() => editor.choose(which));
        if (which === 'theirs')
          toast.success('The other version replaced your version.', 'You can find your version under Versions.');
      }, 'Failed to save the version that you chose'),
    isBusy: isRunning,
    publish: (publishAt) => void ifReadBack(() => askOrPublish(publishAt)),
    republish: () => void ifReadBack(() => publishOnce(() => editor.republish())),
    discard() {
      ask({
        title: 'Discard this draft?',
        content: isDraft(record)
          ? `The ${word} will be moved to Trash. If the ${word} is empty, it will be deleted permanently.`
          : 'The form will show the published text again. You can find the draft under Versions.',
        okText: 'Discard draft',
        isDanger: true,
        onOk: () =>
          run(async () => {
            const isLeft = await editor.discard();
            toast.success('Draft discarded');
            if (!isLeft) void navigate(screen);
          }, 'Failed to discard the draft').then(() => undefined),
      });
    },
    change: (call, said, failed) =>
      void run(async () => {
        await editor.sendAll();
        // Stops if saving caused a conflict, because setting a new status would also resolve the conflict.
        if (editor.state.conflict) return;
        if (!editor.state.record) throw new Error(`There is no ${noun} yet.`);
        await call(editor.state.record);
        await editor.reload();
        toast.success(said);
      }, failed),
  };
}
