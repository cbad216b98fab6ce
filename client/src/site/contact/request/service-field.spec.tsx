import { render, screen } from '@testing-library/react';
import type { ShownServices } from '@/site/services/services-or';
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

const show = (shown: ShownServices) => render(<ServiceField shown={shown} {...FIELD} onChange={() => undefined} />);

const choices = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

describe('the list of services of a request', () => {
  it('shows that it is loading', () => {
    show({ isLoading: true, services: [] });
    expect(choices()).toEqual(['Loading services...']);
    expect(screen.getByLabelText('Service')).toBeDisabled();
  });

  it('shows that the list is empty', () => {
    show({ isLoading: false, services: [] });
    expect(choices()).toEqual(['No services available.']);
    expect(screen.getByLabelText('Service')).toBeDisabled();
  });
});
