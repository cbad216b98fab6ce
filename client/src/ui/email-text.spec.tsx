import { render, screen } from '@testing-library/react';
import { EmailText } from './email-text';

it('is one part of its link, with breaks that browsers do not read as blanks', () => {
  render(
    <a href="mailto:grace.m@school.example">
      <EmailText email="grace.m@school.example" />
    </a>,
  );
  const { innerHTML } = screen.getByRole('link', { name: 'grace.m@school.example' });
  expect(innerHTML.replaceAll('<wbr aria-hidden="true">', '|')).toBe('<span>grace.|m|@school.|example</span>');
});
