import { render, screen } from '@testing-library/react';
import { PasswordMeter } from './password-meter';

describe('password meter', () => {
  it.each(['qwerty123', 'Password123', 'P@ssw0rd'])(
    'does not praise %j, which the server refuses',
    async (password) => {
      render(<PasswordMeter password={password} />);
      expect(await screen.findByText('Weak')).toBeVisible();
    },
  );

  it('is hidden without input', () => {
    const { container } = render(<PasswordMeter password="" />);
    expect(container).toBeEmptyDOMElement();
  });
});
