import { ApiError } from '@/api/http';
import { atField } from './at-field';

describe('atField', () => {
  it('puts the sentence of a value in use at its field', () => {
    expect(atField(new ApiError(409, 'This address is in use.'), 'email')).toMatchObject({
      status: 409,
      errors: [{ field: 'email', message: 'This address is in use.' }],
    });
  });

  it('leaves a lost race to the comparison of both versions', () => {
    const lost = new ApiError(409, 'Somebody else was faster.', { current: { _id: '1' } });
    expect(atField(lost, 'email')).toBe(lost);
  });

  it('leaves every other failure alone', () => {
    const away = new ApiError(0, 'No connection.');
    expect(atField(away, 'email')).toBe(away);
    const broken = new TypeError('broken');
    expect(atField(broken, 'email')).toBe(broken);
  });
});
