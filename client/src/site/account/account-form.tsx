import { type AccountFormName, resultId } from '@contract/page-forms';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { FormResult } from '@/site/forms/form-result';
import { usePosted } from '@/site/forms/use-posted';
import { Button, type ButtonKind } from '@/ui/button';
import { TextField } from '@/ui/text-field';
import type { AccountField } from './account-frame';

type Values = Readonly<Record<string, string>>;

/** Milliseconds after which a form can be posted again, if its first post was stopped. */
const STOPPED_AFTER_MS = 10_000;

interface Props {
  name: AccountFormName;
  fields?: readonly AccountField[];
  /** Values before anything is typed. */
  begin?: Values;
  submitLabel: string;
  kind?: ButtonKind;
  /** Result text after a successful post whose answer shows this form again. */
  done?: string;
  /** Content between the fields and the button. */
  children?: ReactNode;
}

/**
 * Form that the browser posts even if scripts run, because the answer sets the session cookie. The typed text is not
 * stored as a draft.
 */
export function AccountForm({ name, fields = [], begin = {}, submitLabel, kind, done, children }: Props) {
  const { refused, isDone } = usePosted(name);
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<Values>({ ...begin, ...refused?.values });
  const [typed, setTyped] = useState<Values>({});
  const toFieldId = (field: string) => `${name}-${field}`;
  const errorOf = (field: string) => refused?.errors.find((error) => error.field === field)?.message;

  useEffect(() => {
    // Keeps text that was typed, or filled in by the browser, before the script ran.
    const early = [...(form.current?.querySelectorAll('input') ?? [])].map((input) => [input.name, input.value]);
    setValues((shown) => ({ ...shown, ...Object.fromEntries(early) }));
  }, []);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { dataset } = event.currentTarget;
    // The page's inline module sets `posting`. A second post is prevented, because the first one may already have used
    // up an emailed link.
    if ('posting' in dataset) event.preventDefault();
    // Allows another post later, because the visitor may have stopped the first one.
    else setTimeout(() => delete dataset.posting, STOPPED_AFTER_MS);
  };

  return (
    <div>
      <FormResult id={resultId(name)} toFieldId={toFieldId} refused={refused} text={(isDone && done) || ''} />
      <form
        ref={form}
        method="post"
        action={`?do=${name}#${resultId(name)}`}
        className="stack packed gap-5"
        onSubmit={handleSubmit}
        noValidate
      >
        {fields.map((field) => (
          <TextField
            key={field.name}
            id={toFieldId(field.name)}
            {...field}
            value={values[field.name] ?? ''}
            error={field.name in typed ? undefined : errorOf(field.name)}
            onChange={(value) => {
              setValues((before) => ({ ...before, [field.name]: value }));
              setTyped((before) => ({ ...before, [field.name]: value }));
            }}
          />
        ))}
        {children}
        <Button type="submit" kind={kind}>
          {submitLabel}
        </Button>
      </form>
    </div>
  );
}

/** Result of a form whose answer is another page, for example of logging out. */
export function Done({ name, text }: { name: AccountFormName; text: string }) {
  const { isDone } = usePosted(name);
  return isDone && <FormResult id={resultId(name)} text={text} />;
}
