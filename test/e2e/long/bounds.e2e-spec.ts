import type { OpenAPIObject } from '@nestjs/swagger';
import { useAdmin } from '../../support/accounts';
import { listOperations } from '../../support/api-calls';
import { useTestApp } from '../../support/app';
import { WRITE_CALLS, write } from '../../support/bounds/write-calls';
import { holdStill, readAllRows, removeRows } from '../../support/rows';

/** Tests every bound of every field. The files in test/support/bounds make the values. */
describe('field bounds', () => {
  const test = useTestApp();
  const admin = useAdmin(test);
  beforeAll(async () => {
    await holdStill(test);
  });
  // Removes the rows, because email addresses are unique and the tests compare all rows before and after a call.
  afterEach(() => removeRows(test));

  it('are documented for every field of every call', async () => {
    const { body } = await test.http.get('/api/docs-json').expect(200);
    const documented = listOperations(body as OpenAPIObject)
      .filter((operation) => operation.body !== null)
      .map(({ method, path, body }) => [`${method.toUpperCase()} ${path}`, Object.keys(body?.properties ?? {}).sort()]);
    const stated = Object.entries(WRITE_CALLS).map(([name, { fields }]) => [name, Object.keys(fields).sort()]);
    expect(Object.fromEntries(stated)).toEqual(Object.fromEntries(documented));
  });

  const withFields = Object.entries(WRITE_CALLS).filter(([, { fields }]) => Object.keys(fields).length > 0);
  describe.each(withFields)('%s', (name, call) => {
    describe.each(Object.entries(call.fields))('%s', (field, rule) => {
      it('accept values up to the bound, and store them unchanged', async () => {
        for (const { what, value, ...rest } of rule.takes) {
          const { path, body } = await call.prepare(test, admin);
          const answer = await write(test, name, path, admin, { ...body, [field]: value });
          const isTaken = call.taken ? answer.status === call.taken : answer.status === 200 || answer.status === 201;
          expect({ what, isTaken, errors: answer.body.errors }).toEqual({ what, isTaken: true, errors: undefined });
          if (rule.isHidden || call.taken) continue;
          const record = call.read ? await call.read(test, admin, answer.body) : answer.body;
          expect({ what, kept: record[field] }).toEqual({ what, kept: 'kept' in rest ? rest.kept : value });
        }
      });

      it('reject larger values with an error of the field, without writes', async () => {
        const { path, body } = await call.prepare(test, admin);
        const before = await readAllRows(test);
        for (const { what, value } of rule.refuses) {
          const answer = await write(test, name, path, admin, { ...body, [field]: value });
          expect({ what, status: answer.status }).toEqual({ what, status: 400 });
          const isForbiddenKey = answer.body.errors === undefined;
          if (isForbiddenKey) expect(JSON.stringify(value)).toContain('{"$');
          else expect(answer.body.errors).toEqual([{ field, message: expect.stringMatching(/./) }]);
        }
        expect(await readAllRows(test)).toEqual(before);
      });
    });
  });
});
