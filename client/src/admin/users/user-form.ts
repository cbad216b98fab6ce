import type { FieldError } from '@contract/errors';
import { EMAIL_PATTERN, LIMITS } from '@contract/limits';
import { type CreateUserInput, DEFAULT_ROLE, type Role, type UpdateUserInput, type User } from '@contract/users';

/** One form for both dialogs; the password is asked for on create only. */
export interface UserForm {
  name: string;
  email: string;
  password: string;
  role: Role;
  active: boolean;
}

export const EMPTY_USER: UserForm = { name: '', email: '', password: '', role: DEFAULT_ROLE, active: true };

const USER_FORM_TEXTS = {
  required: 'Please fill in all required fields',
  email: 'Please enter a valid email address',
  password: 'Password must be at least 8 characters long',
} as const;

export function toForm(user: User | null): UserForm {
  if (!user) return EMPTY_USER;
  return { name: user.name, email: user.email, password: '', role: user.role, active: user.active };
}

export function toCreateInput(form: UserForm): CreateUserInput {
  return { ...toUpdateInput(form), password: form.password };
}

export function toUpdateInput(form: UserForm): Required<UpdateUserInput> {
  return { name: form.name.trim(), email: form.email.trim(), role: form.role, active: form.active };
}

/** What stands in the way of saving, each at its field. */
export function userFormErrors(form: UserForm, isNew: boolean): FieldError[] {
  const errors: FieldError[] = [];
  if (form.name.trim() === '') errors.push({ field: 'name', message: USER_FORM_TEXTS.required });
  if (form.email.trim() === '') errors.push({ field: 'email', message: USER_FORM_TEXTS.required });
  else if (!EMAIL_PATTERN.test(form.email.trim())) errors.push({ field: 'email', message: USER_FORM_TEXTS.email });
  if (!isNew) return errors;
  if (form.password === '') errors.push({ field: 'password', message: USER_FORM_TEXTS.required });
  else if (form.password.length < LIMITS.passwordMin)
    errors.push({ field: 'password', message: USER_FORM_TEXTS.password });
  return errors;
}
