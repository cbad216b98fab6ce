import { render, screen } from '@testing-library/react';
import { ServiceField } from './service-field';

const FIELD = {
  id: 'quote-serviceId',
  name: 'serviceId',
  label: 'Service',
  maxLength: 100,
  isOptional: false,
  value: '',
  isReadOnly: false,
};

describe('the list of services of a request', () => {
  it('shows that the list is empty', () => {
    render(<ServiceField shown={{ isLoading: false, services: [] }} {...FIELD} onChange={() => undefined} />);
    expect(screen.getByRole('option')).toHaveTextContent('No services available.');
    expect(screen.getByLabelText('Service')).toBeDisabled();
  });
});
