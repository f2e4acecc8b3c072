import { EMAIL_TAKEN } from '@quorbit/contracts/account-creation/limits';
import { expect, it } from 'vitest';
import { describeAccountLists, emailsOf, firstOf } from '../../testing/describe-account-lists.ts';
import { finishJob, newKey, newPeople } from '../../testing/planted/list.ts';
import { refusalOf } from '../../testing/wire/refusal.ts';

describeAccountLists('lists whose e-mails were taken meanwhile', (harness, lists) => {
  const { send, get, sheets, step, login, register, created, hashesOf } = lists;

  async function sendAndTake() {
    const wanted = newPeople(10);
    const jobId = await send(wanted);
    await step(jobId);
    await register(String(wanted[3]?.email));
    await finishJob(harness.server, jobId);
    return { wanted, jobId };
  }

  it('create no accounts, and show their maker which e-mails are taken', async () => {
    const { wanted, jobId } = await sendAndTake();
    expect(await created(wanted)).toHaveLength(1);
    const mine = await get(jobId);
    expect(mine).toMatchObject({ state: 'taken', people: 10, ready: 10, taken: 1, sheets: null });
    expect(mine.accounts).toEqual(wanted.map((account, index) => ({ ...account, taken: index === 3 })));
    expect(await get(jobId, lists.other)).toMatchObject({ state: 'taken', taken: 1, accounts: null });
    expect(await refusalOf(sheets(jobId))).toMatchObject({ code: 'CONFLICT' });
  });

  it('can be corrected, and then hash only the new passwords', async () => {
    const { wanted, jobId } = await sendAndTake();
    const before = await hashesOf(jobId);
    const changed = newPeople(1);
    const mended = [...changed, ...wanted.filter((_, index) => index !== 3)];
    const input = { jobId, key: newKey(), accounts: mended };
    const mend = (by = lists.admin) => by.trpc.accountCreation.mend.mutate(input);
    expect(await refusalOf(mend(lists.other))).toMatchObject({ code: 'FORBIDDEN' });
    expect(
      await refusalOf(lists.admin.trpc.accountCreation.mend.mutate({ ...input, key: newKey(), accounts: wanted })),
    ).toMatchObject({ message: EMAIL_TAKEN, issues: [{ path: 'accounts.3.email' }] });
    expect((await mend()).id).toBe(jobId);
    expect((await mend()).id).toBe(jobId);
    expect(await get(jobId)).toMatchObject({ state: 'running', people: 10, ready: 9, taken: 0 });
    await finishJob(harness.server, jobId);
    expect((await hashesOf(jobId)).slice(1)).toEqual(before.filter((_, index) => index !== 3));
    const shown = await sheets(jobId);
    expect(emailsOf(shown)).toEqual(emailsOf(mended));
    await login(firstOf(shown).email, firstOf(shown).password);
    expect(await refusalOf(lists.admin.trpc.accountCreation.mend.mutate({ ...input, key: newKey() }))).toMatchObject({
      code: 'CONFLICT',
    });
  });

  it('are tried again when the same list is sent', async () => {
    const { wanted, jobId } = await sendAndTake();
    const [bird] = await created(wanted);
    await lists.other.trpc.administration.delete.mutate({ userId: String(bird?.id) });
    // Deleting an account removes its person from all lists.
    expect(await get(jobId)).toMatchObject({ people: 9 });
    expect(await send(wanted.filter((_, index) => index !== 3))).not.toBe(jobId);
    expect(await send(wanted)).toBe(jobId);
    await finishJob(harness.server, jobId);
    expect(await get(jobId)).toMatchObject({ state: 'created', people: 10, sheets: 10 });
    expect(await created(wanted)).toHaveLength(10);
  });
});
