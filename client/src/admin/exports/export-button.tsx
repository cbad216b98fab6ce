import { EXPORT_LABELS, type ExportList, type ExportRange, rangeProblem } from '@contract/exports';
import { lusakaDay, monthOf } from '@contract/lusaka-day';
import { Button, Form, Modal } from 'antd';
import { useState } from 'react';
import { listExports } from '@/api/exports.api';
import { ApiError } from '@/api/http';
import { useRun } from '../shared/feedback/use-run';
import { DayInput } from '../shared/fields/day-input';
import { valueRule } from '../shared/forms/field-rule';
import { useAntdPort } from '../shared/forms/form-port';
import { Select } from '../shared/forms/select';
import { withText } from '../shared/layout/text-size';
import { saveFile } from '../shared/save-file';

interface ExportForm extends ExportRange {
  list?: ExportList;
}

interface ExportButtonProps {
  /** Lists to choose from. Without them, the export is a ZIP file with the PDF files of all documents. */
  lists?: readonly [ExportList, ...ExportList[]];
}

const textOf = ({ lists }: ExportButtonProps): string => (lists ? 'Export CSV' : 'Download PDFs');

function titleOf({ lists }: ExportButtonProps): string {
  if (!lists) return 'Download the PDF files of all documents';
  return lists.length > 1 ? 'Export a list' : `Export ${EXPORT_LABELS[lists[0]].toLowerCase()}`;
}

function contentOf(list: ExportList): string {
  const records = list === 'quotes' ? 'sent quotes' : EXPORT_LABELS[list].toLowerCase();
  return `The file will contain all ${records} of these days, also those that the list does not show.`;
}

export function ExportButton({ lists }: ExportButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{textOf({ lists })}</Button>
      <Modal
        open={isOpen}
        title={titleOf({ lists })}
        footer={null}
        width={withText(400)}
        destroyOnHidden
        onCancel={() => setIsOpen(false)}
      >
        <ExportFields lists={lists} onDone={() => setIsOpen(false)} />
      </Modal>
    </>
  );
}

function ExportFields({ lists, onDone }: ExportButtonProps & { onDone: () => void }) {
  const [form] = Form.useForm<ExportForm>();
  const port = useAntdPort(form);
  const { run, isRunning } = useRun();
  const today = lusakaDay(new Date());
  const list = Form.useWatch('list', form) ?? lists?.[0];

  const save = ({ list = lists?.[0], from, to }: ExportForm) =>
    run(
      async () => {
        try {
          const { name, bytes } = await (list
            ? listExports.read(list, { from, to })
            : listExports.documents({ from, to }));
          saveFile(name, bytes);
          onDone();
        } catch (error) {
          if (error instanceof ApiError) port.showErrors(error.errors);
          throw error;
        }
      },
      lists ? 'Failed to export the list' : 'Failed to download the documents',
    );

  return (
    <Form<ExportForm>
      form={form}
      layout="vertical"
      disabled={isRunning}
      requiredMark={false}
      initialValues={{ list: lists?.[0], from: `${monthOf(today)}-01`, to: today }}
      onFinish={(fields) => void save(fields)}
      scrollToFirstError={{ focus: true }}
    >
      {lists && lists.length > 1 && (
        <Form.Item name="list" label="List">
          <Select options={lists.map((list) => ({ value: list, label: EXPORT_LABELS[list] }))} />
        </Form.Item>
      )}
      <Form.Item
        name="from"
        label="First day"
        rules={[valueRule((day: string) => (day ? null : 'Please choose a day.'))]}
      >
        <DayInput allowClear={false} max={today} />
      </Form.Item>
      <Form.Item
        name="to"
        label="Last day"
        dependencies={['from']}
        rules={[valueRule((to: string) => rangeProblem({ from: form.getFieldValue('from') as string, to }))]}
      >
        <DayInput allowClear={false} max={today} />
      </Form.Item>
      {list && <p className="below-4 muted">{contentOf(list)}</p>}
      <div className="row gap-2 end">
        <Button onClick={onDone}>Cancel</Button>
        <Button type="primary" htmlType="submit">
          {isRunning ? 'Exporting...' : textOf({ lists })}
        </Button>
      </div>
    </Form>
  );
}
