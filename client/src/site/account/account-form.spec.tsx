import { REFUSED_FORM } from '@contract/page-forms';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSite } from '@/testing/render-site';
import { AccountForm } from './account-form';
import { EMAIL, PASSWORD } from './account-frame';

const FORM = <AccountForm name="login" fields={[EMAIL, PASSWORD]} submitLabel="Login" />;
const formOf = (name: string) => screen.getByRole('button', { name }).closest('form') as HTMLFormElement;

describe('AccountForm', () => {
  it('leaves the post to the browser, once', () => {
    renderSite(FORM, { at: '/login' });
    const form = formOf('Login');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('action', '?do=login#login-result');
    expect(fireEvent.submit(form)).toBe(true);
    // In the browser, an inline module of the page sets `posting` when the form is posted.
    form.dataset.posting = '';
    expect(fireEvent.submit(form)).toBe(false);
  });

  it('stores nothing that is typed', async () => {
    renderSite(FORM, { at: '/login' });
    await userEvent.type(screen.getByLabelText('Email'), 'bwalya@school.example');
    await userEvent.type(screen.getByLabelText('Password'), 'mangoes at noon');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).toBe('{}');
    expect(formOf('Login')).not.toHaveAttribute('name');
  });

  it('shows a refusal with what was typed, until the field changes', async () => {
    const value = {
      form: 'login',
      status: 400,
      message: 'Please check the form.',
      errors: [{ field: 'password', message: 'Please enter your password.' }],
      values: { email: 'bwalya@school.example' },
    };
    renderSite(FORM, { at: '/login', reads: { [REFUSED_FORM]: { value } } });
    expect(screen.getByLabelText('Email')).toHaveValue('bwalya@school.example');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Please enter your password.');
    await userEvent.type(screen.getByLabelText('Password'), 'm');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('');
  });
});
