import { FailedLoginsService } from '../../src/auth/failed-logins.service';
import type { AuditEntry } from '../../src/contract/calls/audit.calls';
import { PROTECTION } from '../../src/platform/limits/protection';
import { useAdmin } from '../support/accounts';
import { useTestApp } from '../support/app';
import { createUser, PASSWORD } from '../support/users';

const FAILED = 'users.signInFailed';
const TYPED = 'my-real-password@example.com';

describe('failed logins in the audit log', () => {
  const test = useTestApp();
  const admin = useAdmin(test);
  afterEach(() => jest.restoreAllMocks());

  const login = (email: string, from: string, password = 'not the password') =>
    test.http.post('/api/auth/login').set({ 'x-forwarded-for': from }).send({ email, password });
  /** Returns audit log entries, newest first. Waits until they are written, because logins are answered earlier. */
  const entries = async (): Promise<AuditEntry[]> => {
    await test.app.get(FailedLoginsService).whenWritten();
    return (await test.http.get(`/api/audit?action=${FAILED}`).set(admin).expect(200)).body;
  };

  it('are recorded once per account and IP address in 15 minutes', async () => {
    const [one, other] = [await createUser(test, admin, { name: 'Mary Banda' }), await createUser(test, admin)];
    for (let turn = 0; turn < 12; turn += 1) await login(one.email, '198.51.100.1');
    await login(one.email, '198.51.100.2').expect(401);
    await login(other.email, '198.51.100.1').expect(401);
    await login(one.email, '198.51.100.3', PASSWORD).expect(200);
    const noted = await entries();
    expect(noted.map(({ subjectId, changes }) => [subjectId, changes[0].to])).toEqual([
      [other._id, '198.51.100.1'],
      [one._id, '198.51.100.2'],
      [one._id, '198.51.100.1'],
    ]);
    expect(noted[2]).toEqual({
      _id: expect.any(String),
      createdAt: expect.any(String),
      actorId: null,
      actorName: '',
      action: FAILED,
      subjectId: one._id,
      subjectCount: 1,
      subjectName: 'Mary Banda',
      subjectPath: null,
      fields: [],
      changes: [{ field: 'network', from: '198.51.100.1', to: '198.51.100.1' }],
    });
    // A MongoDB server counts by its own clock, which a test cannot set.
    if (process.env.TEST_MONGODB_URI) return;
    const later = performance.now() + PROTECTION.signIns.windowMs;
    jest.spyOn(performance, 'now').mockReturnValue(later);
    await login(one.email, '198.51.100.2').expect(401);
    expect((await entries()).length).toBe(noted.length + 1);
  });

  it('never store the typed text: all unknown emails are one account', async () => {
    const before = await entries();
    await login(TYPED, '198.51.100.21').expect(401);
    await login('another-guess', '198.51.100.21').expect(401);
    const noted = await entries();
    expect(noted.length).toBe(before.length + 1);
    expect(noted[0]).toMatchObject({ subjectId: '', subjectName: '', changes: [{ to: '198.51.100.21' }] });
    const stored = JSON.stringify(await test.connection.collection('audit').find().toArray());
    for (const typed of [TYPED, 'another-guess']) expect(stored).not.toContain(typed);
  });

  it('cannot flood the permanent audit log', async () => {
    const count = () => test.connection.collection('audit').countDocuments({ action: FAILED });
    const { mostInAuditLog } = PROTECTION.signIns;
    const before = (await entries()).length;
    // Calls the service directly, because so many password checks would take minutes on a busy machine.
    const failed = test.app.get(FailedLoginsService);
    for (let host = 0; host < mostInAuditLog; host += 1)
      failed.note(`nobody${host}@example.com`, `203.0.113.${host}`, '');
    await failed.whenWritten();
    expect(await count()).toBeGreaterThan(before);
    expect(await count()).toBeLessThan(before + mostInAuditLog);
  });
});
