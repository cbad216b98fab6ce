import { USER_FIELDS } from '@contract/users';
import { userOf } from '@/testing/records';
import { typedProblem } from '../shared/fields/record-form';
import { newPasswordProblem, toCreateInput, toUpdateInput, toUserForm, type UserForm } from './user-form';

const userFormErrors = (form: UserForm, isNew: boolean) =>
  [
    { field: 'name', message: typedProblem(USER_FIELDS.name, form.name) },
    { field: 'email', message: typedProblem(USER_FIELDS.email, form.email) },
    { field: 'password', message: isNew ? newPasswordProblem(form.password) : null },
  ].filter(({ message }) => message);

const filled: UserForm = {
  name: ' Mutinta ',
  email: ' mutinta@mosi.example ',
  password: ' secret 12 ',
  role: 'editor',
  active: true,
};

describe('toUserForm', () => {
  it('starts a new user as active editor', () => {
    expect(toUserForm(null)).toEqual({ name: '', email: '', password: '', role: 'editor', active: true });
  });

  it('reads a stored user without a password', () => {
    expect(toUserForm(userOf({ role: 'viewer', active: false }))).toEqual({
      name: 'Mutinta Hamoonga',
      email: 'mutinta@mosi.example',
      password: '',
      role: 'viewer',
      active: false,
    });
  });
});

describe('user input', () => {
  it('trims name and email address but not the password', () => {
    expect(toCreateInput(filled)).toEqual({
      name: 'Mutinta',
      email: 'mutinta@mosi.example',
      password: ' secret 12 ',
      role: 'editor',
      active: true,
    });
  });

  it('has no password in an edit', () => {
    expect(toUpdateInput(filled)).not.toHaveProperty('password');
  });
});

describe('validation of a user', () => {
  it('marks every missing field of a new user', () => {
    expect(userFormErrors({ ...filled, name: ' ', email: '', password: '' }, true)).toEqual([
      { field: 'name', message: 'Please fill in all required fields' },
      { field: 'email', message: 'Please fill in all required fields' },
      { field: 'password', message: 'Please fill in all required fields' },
    ]);
  });

  it('rejects an invalid email address and a short password', () => {
    expect(userFormErrors({ ...filled, email: 'mutinta@mosi', password: 'short' }, true)).toEqual([
      { field: 'email', message: 'Please enter a valid email address' },
      { field: 'password', message: 'Password must be at least 8 characters long' },
    ]);
  });

  it('requires no password for an edit', () => {
    expect(userFormErrors({ ...filled, password: '' }, false)).toEqual([]);
  });

  it('accepts a complete form', () => {
    expect(userFormErrors(filled, true)).toEqual([]);
  });
});
