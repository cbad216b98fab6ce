import { asNewVisitor, useAdmin } from '../../support/accounts';
import { useTestApp } from '../../support/app';
import { createUser } from '../../support/users';

describe('failed login', () => {
  const test = useTestApp();
  const admin = useAdmin(test);

  it('takes as long for an unknown email as for a wrong password', async () => {
    const { email: known } = await createUser(test, admin);
    const time = async (email: string): Promise<number> => {
      const start = performance.now();
      await test.http
        .post('/api/auth/login')
        .set(asNewVisitor())
        .send({ email, password: 'not the password' })
        .expect(401);
      return performance.now() - start;
    };
    const unknown: number[] = [];
    const wrong: number[] = [];
    // Alternates the two kinds of attempts, so that other work on the machine delays both alike.
    for (let turn = 0; turn < 8; turn += 1) {
      unknown.push(await time(`unknown${turn}@example.com`));
      wrong.push(await time(known));
    }
    // If unknown email addresses caused no password check, their answers would take only a tenth of this time.
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...wrong) * 0.4);
    expect(Math.min(...wrong)).toBeGreaterThan(Math.min(...unknown) * 0.4);
  });
});
