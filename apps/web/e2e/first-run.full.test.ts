import { newId } from '@quorbit/contracts/lib/ids';
import { expect, it } from 'vitest';
import { listFindings } from './support/axe.ts';
import { createJourneys } from './support/browser.ts';
import { ADMIN, login, PASSWORD } from './support/people.ts';
import { startServer } from './support/server.ts';

const browsers = createJourneys({ worker: false, server: () => startServer({ SEED_DEMO: 'false' }) });

it('an admin sets up a fresh server and creates a class, and one of its learners logs in on a phone', {
  timeout: 240_000,
}, async () => {
  const admin = await browsers.open();
  await login(admin, ADMIN.email, ADMIN.password);
  await admin.getByRole('link', { name: /Finish setting up/ }).click();
  await admin.getByLabel('Name of your school').fill('Northside School');
  await admin.getByRole('button', { name: 'Save and continue' }).click();
  await admin.getByRole('heading', { name: 'Help for learners' }).waitFor();
  await admin.getByLabel('Whom learners can turn to').fill('Ms Rivera, room 12');
  await admin.getByRole('button', { name: 'Save and continue' }).click();
  await admin.getByRole('heading', { name: 'Who may join' }).waitFor();
  // Opened again, the set-up resumes at the step at which the admin left it.
  await admin.goto('/admin/setup');
  await admin.getByRole('heading', { name: 'Who may join' }).waitFor();
  expect(await listFindings(admin)).toEqual([]);
  for (const step of ['Test e-mail', 'Backups', 'Create accounts']) {
    await admin.getByRole('button', { name: 'Continue' }).click();
    await admin.getByRole('heading', { level: 2, name: step }).waitFor();
  }
  await admin.getByRole('button', { name: 'Finish' }).click();
  await admin.getByRole('heading', { name: 'Northside School is set up' }).waitFor();
  await admin.getByRole('link', { name: 'Create accounts' }).click();

  // Two of the four rows are wrong: an invalid e-mail, and the admin's own.
  const email = `${newId()}@example.org`;
  await admin.getByRole('tab', { name: 'Several people' }).click();
  await admin.getByLabel('File with people').setInputFiles({
    name: 'class.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `\uFEFFname;email;role\r\nLena Lernt;${email};\r\nBob;bob;user\r\nCarl;${ADMIN.email};user\r\n"<i>Dora</i>";${newId()}@example.org;premium\r\n`,
    ),
  });
  await admin.getByRole('button', { name: 'Check the list' }).click();
  await admin.getByRole('heading', { name: '2 people are ready. 2 rows need a change.' }).waitFor();
  const wrong = admin.getByRole('table', { name: 'Rows to fix' });
  await wrong.getByText('Enter an e-mail address like name@example.org.').waitFor();
  await wrong.getByText(/has an account already/).waitFor();
  expect(await listFindings(admin)).toEqual([]);

  const rows = admin.getByLabel('Or paste them here');
  await rows.fill((await rows.inputValue()).replace(';bob;', `;${newId()}@example.org;`));
  await admin.getByRole('button', { name: 'Check the list' }).click();
  await admin.getByRole('button', { name: 'Create the 3 that are ready' }).click();
  await admin.getByRole('heading', { level: 1, name: '3 accounts created' }).waitFor();
  expect(await listFindings(admin)).toEqual([]);
  // The list is still complete after leaving its page and coming back.
  const list = new URL(admin.url());
  await admin.goto('/admin');
  await admin.goto(`${list.pathname}${list.search}`);
  await admin.getByRole('button', { name: 'Open the sign-in sheets' }).click();
  const sheet = admin.getByRole('list', { name: 'Sign-in sheets' }).getByRole('listitem').filter({ hasText: email });
  await sheet.getByText('Northside School').waitFor();
  await sheet.getByText(`${browsers.address()}/login`).waitFor();
  await admin.getByText('<i>Dora</i>').waitFor();
  const password = String(await sheet.getByText(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/).textContent());
  expect(await listFindings(admin)).toEqual([]);
  // Printed on paper, only the sheets are visible.
  await admin.emulateMedia({ media: 'print' });
  expect(await admin.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
  expect(await sheet.getByText(password).isVisible()).toBe(true);
  await admin.emulateMedia({ media: 'screen' });
  await admin.getByRole('button', { name: 'Close', exact: true }).click();

  const phone = await browsers.open({ viewport: { width: 360, height: 740 } });
  await login(phone, email, password);
  await phone.getByText('Choose a password of your own.', { exact: false }).waitFor();
  expect(await listFindings(phone)).toEqual([]);
  await phone.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await phone.getByRole('button', { name: 'Log in', exact: true }).click();
  await phone.waitForURL((url) => url.pathname === '/');
  const later = await browsers.open();
  await login(later, email, password);
  await later.getByText('E-mail or password is wrong.').waitFor();

  // A sign-in sheet disappears once its password was used.
  await admin.reload();
  await admin.getByRole('heading', { level: 2, name: '2 sign-in sheets' }).waitFor();
  await admin.getByRole('link', { name: 'Create accounts' }).click();
  await admin.getByRole('link', { name: 'Open the list of 3 people by You' }).waitFor();
});
