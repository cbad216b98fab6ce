import { LIMITS } from '../../src/contract/limits';
import { STEP_TEXTS, type WorkStep } from '../../src/contract/work-steps';
import { asNewVisitor, useEachRole } from '../support/accounts';
import { useMailedApp } from '../support/mailed-app';
import { REQUEST, readRequest, saveAcceptedQuote, saveQuote, sendRequest, trackRequest } from '../support/project';
import { createAccount, newEmail } from '../support/visitor-accounts';

const NOW = '2026-11-20T08:00:00.000Z';
const step = (label: string, changes: Partial<WorkStep> = {}): WorkStep => ({
  label,
  date: '',
  doneAt: '',
  ...changes,
});
const STEPS = [step('Agree on the design'), step('Build', { date: '2026-12-22' }), step('Train your staff')];

describe('steps after acceptance', () => {
  const test = useMailedApp();
  const as = useEachRole(test);
  let requestId: string;
  let email: string;

  beforeEach(async () => {
    email = newEmail();
    requestId = await sendRequest(test, { ...REQUEST, email });
    await saveAcceptedQuote(test, as.editor, requestId);
    await test.forgetMail();
  });

  const path = () => `/api/project/${requestId}/steps`;
  const put = (steps: object[], more: object = {}, who: keyof typeof as = 'editor') =>
    test.http
      .put(path())
      .set(as[who])
      .send({ steps, ...more });
  const track = () => trackRequest(test, requestId);
  const mails = async () => {
    await test.queue.whenIdle();
    return test.mailbox.to(email);
  };

  it('are stored by editors, and shown to clients of accepted requests', async () => {
    const { body } = await put(STEPS).expect(200);
    expect(body.steps).toEqual(STEPS);
    expect((await readRequest(test, as.viewer, requestId)).steps).toEqual(STEPS);
    expect((await track()).steps).toEqual(STEPS);
    const [entry] = (await test.http.get('/api/audit').set(as.admin).expect(200)).body;
    expect(entry).toMatchObject({ action: 'project.steps', subjectId: requestId, fields: ['steps'] });
    await saveQuote(test, as.editor, requestId, { status: 'draft' });
    expect((await track()).steps).toEqual([]);
    expect((await put([]).expect(409)).body.message).toBe(STEP_TEXTS.notAccepted);
  });

  it('are on the quote page and the account in their order', async () => {
    await put([{ ...STEPS[0], doneAt: NOW }, ...STEPS.slice(1)]).expect(200);
    const { cookie } = await createAccount(test, email);
    for (const page of [`/quotes/${requestId}`, '/account']) {
      const { text } = await test.http.get(page).set({ ...asNewVisitor(), cookie });
      const words = text
        .replace(/<!-- -->/g, '')
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ');
      expect(words).toMatch(
        /Agree on the design Done on \w+ \d+, \d{4} Build Next, planned for December 22, 2026 Train your staff Coming/,
      );
    }
  });

  it('keep the time of the call that marked them done', async () => {
    const { body } = await put([{ ...STEPS[0], doneAt: NOW }]).expect(200);
    const [{ doneAt }] = body.steps;
    expect(Math.abs(Date.now() - Date.parse(doneAt))).toBeLessThan(60_000);
    expect((await put(body.steps).expect(200)).body.steps).toEqual(body.steps);
  });

  it('email the client about newly finished steps, once and only if asked', async () => {
    const first = await put([{ ...STEPS[0], doneAt: NOW }, ...STEPS.slice(1)], { notify: true }).expect(200);
    await put(first.body.steps, { notify: true }).expect(200);
    const [done, build, last] = first.body.steps;
    const { body } = await put([done, { ...build, doneAt: NOW }, last], { notify: false }).expect(200);
    const sent = await mails();
    expect(sent.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Done: Agree on the design, /)]);
    expect(sent[0]?.text).toContain('This step is done:\n- Agree on the design');
    expect(sent[0]?.text).toContain(`/quotes/${requestId}`);
    await put([...body.steps.slice(0, 2), { ...last, doneAt: NOW }], { notify: true }).expect(200);
    expect((await mails()).at(-1)?.text).toContain('Your project is complete: all steps are done.');
  });

  it('conflict with a newer version, which is in the answer', async () => {
    const { updatedAt } = await readRequest(test, as.viewer, requestId);
    await put(STEPS, { updatedAt }).expect(200);
    const { body } = await put([], { updatedAt }).expect(409);
    expect(body.current).toMatchObject({ _id: requestId, steps: STEPS });
  });

  it('are refused with an error at the field', async () => {
    const wrong: [object[], string][] = [
      [[step('')], 'steps.0.label'],
      [[step('x'.repeat(LIMITS.workStep + 1))], 'steps.0.label'],
      [[step('one\ntwo')], 'steps.0.label'],
      [[STEPS[0] as object, step('x', { date: '2026-02-30' })], 'steps.1.date'],
      [[step('x', { doneAt: 'yesterday' })], 'steps.0.doneAt'],
      [Array.from({ length: LIMITS.workSteps + 1 }, () => step('x')), 'steps'],
    ];
    for (const [steps, field] of wrong) {
      expect((await put(steps).expect(400)).body.errors).toMatchObject([{ field }]);
    }
    await put(Array.from({ length: LIMITS.workSteps }, () => step('x'.repeat(LIMITS.workStep)))).expect(200);
  });

  it('are taken from the service of a new request', async () => {
    const service = { title: 'Registers', description: 'For schools.', steps: ['Agree on  the design', ' Build '] };
    const { body } = await test.http.post('/api/services').set(as.editor).send(service).expect(201);
    expect(body.steps).toEqual(['Agree on the design', 'Build']);
    const id = await sendRequest(test, { ...REQUEST, serviceId: body._id });
    expect((await readRequest(test, as.viewer, id)).steps).toEqual([step('Agree on the design'), step('Build')]);
    await test.http.delete(`/api/services/${body._id}`).set(as.admin).expect(200);
  });

  it('lose the address of an erased person', async () => {
    const other = newEmail();
    await put([step(`Call ${other}`)]).expect(200);
    await test.http.post('/api/privacy/erase').set(as.admin).send({ email: other }).expect(200);
    const [left] = (await readRequest(test, as.viewer, requestId)).steps;
    expect(left?.label).not.toContain(other);
    expect(left?.label).toMatch(/^Call /);
  });
});
