import type { ComponentProps, ReactNode } from 'react';
import { TextField } from '@/ui/text-field';
import { FormFrame } from './form-frame';
import type { Form } from './use-visitor-form';

interface VisitorFormProps extends Omit<ComponentProps<typeof FormFrame>, 'form'> {
  form: Form<Record<'name' | 'email' | 'phone', string>>;
  besidePhone: ReactNode;
}

export function VisitorForm({ form, besidePhone, children, ...frame }: VisitorFormProps) {
  return (
    <FormFrame form={form} {...frame}>
      <div className="stack two-600 gap-6">
        <TextField autoComplete="name" {...form.field('name')} />
        <TextField {...form.field('email')} />
      </div>
      <div className="stack two-600 gap-6">
        <TextField {...form.field('phone')} />
        {besidePhone}
      </div>
      {children}
    </FormFrame>
  );
}
