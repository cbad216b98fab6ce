import { type CreateUserInput, FILL_IN, USER_FIELDS, type User, type UserInput } from '@contract/users';
import { blankForm, toForm, toInput } from '../shared/fields/record-form';
import { passwordError } from '../shared/passwords/password-form';

export interface UserForm extends UserInput {
  password: string;
}

export const toUserForm = (user: User | null): UserForm => ({
  ...(user ? toForm(USER_FIELDS, user) : blankForm(USER_FIELDS)),
  password: '',
});

export const toUpdateInput = (form: UserForm): UserInput => toInput(USER_FIELDS, form);

export const toCreateInput = (form: UserForm): CreateUserInput => ({ ...toUpdateInput(form), password: form.password });

export const newPasswordProblem = (password: string) => (password ? passwordError(password) : FILL_IN);
