import { type AccountFormName, resultId } from '@contract/page-forms';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FormResult } from '@/site/forms/form-result';
import { postOnce } from '@/site/forms/post-once';
import { usePosted } from '@/site/forms/use-posted';
import { Button, type ButtonKind } from '@/ui/button';
import { SelectField } from '@/ui/select-field';
import { TextField } from '@/ui/text-field';
import type { AccountField } from './account-frame';

type Values = Readonly<Record<string, string>>;

interface Props {
  name: AccountFormName;
  fields?: readonly AccountField[];
  /** Initial values of the fields. */
  begin?: Values;
  submitLabel: string;
  kind?: ButtonKind;
  /** Text to show after a successful post, if the answer is a page with this form. */
  done?: string;
  /** Content between the fields and the button. */
  children?: ReactNode;
}

/** Form that the browser posts even with scripts, because the answer sets the session cookie. It stores no draft. */
export function AccountForm({ name, fields = [], begin = {}, submitLabel, kind, done, children }: Props) {
  const { refused, isDone } = usePosted(name);
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<Values>({ ...begin, ...refused?.values });
  const [typed, setTyped] = useState<Values>({});
  const toFieldId = (field: string) => `${name}-${field}`;
  const errorOf = (field: string) => refused?.errors.find((error) => error.field === field)?.message;

  useEffect(() => {
    // Keeps text that the visitor typed or the browser filled in before the script ran.
    const early = [...(form.current?.querySelectorAll<HTMLInputElement>('input, select') ?? [])].map((input) => [
      input.name,
      input.value,
    ]);
    setValues((shown) => ({ ...shown, ...Object.fromEntries(early) }));
  }, []);

  return (
    <div>
      <FormResult id={resultId(name)} toFieldId={toFieldId} refused={refused} text={(isDone && done) || ''} />
      <form
        ref={form}
        method="post"
        action={`?do=${name}#${resultId(name)}`}
        className="stack packed gap-5"
        onSubmit={postOnce}
        noValidate
      >
        {fields.map(({ options, ...field }) => {
          const all = {
            ...field,
            id: toFieldId(field.name),
            value: values[field.name] ?? '',
            error: field.name in typed ? undefined : errorOf(field.name),
            onChange: (value: string) => {
              setValues((before) => ({ ...before, [field.name]: value }));
              setTyped((before) => ({ ...before, [field.name]: value }));
            },
          };
          return options ? (
            <SelectField key={field.name} {...all} options={options} />
          ) : (
            <TextField key={field.name} {...all} />
          );
        })}
        {children}
        <Button type="submit" kind={kind}>
          {submitLabel}
        </Button>
      </form>
    </div>
  );
}

/** Shows the result of a form of another page, such as logging out, after the browser was redirected to this page. */
export function Done({ name, text }: { name: AccountFormName; text: string }) {
  const { isDone } = usePosted(name);
  return isDone && <FormResult id={resultId(name)} text={text} />;
}
