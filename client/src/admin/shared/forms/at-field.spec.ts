import { ApiError } from '@/api/http';
import { atField } from './at-field';

const thrownFor = async (error: unknown): Promise<unknown> =>
  Promise.reject(error)
    .catch(atField('email'))
    .catch((thrown: unknown) => thrown);

describe('atField', () => {
  it('puts the sentence of a value in use at its field', async () => {
    expect(await thrownFor(new ApiError(409, 'This address is in use.'))).toMatchObject({
      status: 409,
      errors: [{ field: 'email', message: 'This address is in use.' }],
    });
  });

  it('leaves a lost race to the comparison of both versions', async () => {
    const lost = new ApiError(409, 'Somebody else was faster.', { current: { _id: '1' } });
    expect(await thrownFor(lost)).toBe(lost);
  });

  it('leaves every other failure alone', async () => {
    const away = new ApiError(0, 'No connection.');
    expect(await thrownFor(away)).toBe(away);
    const broken = new TypeError('broken');
    expect(await thrownFor(broken)).toBe(broken);
  });
});
