import { render, screen } from '@testing-library/react';
import { EmailText } from './email-text';

it('forms one element with line breaks that are not read as spaces', () => {
  render(
    <a href="mailto:grace.m@school.example">
      <EmailText email="grace.m@school.example" />
    </a>,
  );
  const { innerHTML } = screen.getByRole('link', { name: 'grace.m@school.example' });
  expect(innerHTML.replaceAll('<wbr aria-hidden="true">', '|')).toBe('<span>grace.|m|@school.|example</span>');
});
