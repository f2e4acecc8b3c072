import 'fake-indexeddb/auto';
import type { InstanceSettings, SaveSetupInput } from '@quorbit/contracts/school/schema';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { fakeServer } from '#lib/testing/fake-server.ts';
import { signIn } from '#lib/testing/people.ts';
import { renderApp } from '#lib/testing/render-app.tsx';

const server = fakeServer();
const SWITCHES = {
  registration: 'open' as const,
  rooms: true,
  challenges: true,
  tournaments: true,
  google: true,
  trial: true,
};
let settings: InstanceSettings;
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const step = (name: string) => screen.findByRole('heading', { level: 2, name });

beforeEach(() => {
  settings = { name: null, contact: null, setupStep: 'name', setUpAt: null };
  const save = (change: Partial<InstanceSettings>) => {
    settings = { ...settings, ...change };
    return settings;
  };
  server.on({
    'school.get': () => settings,
    'school.rename': ({ name }) => save({ name: name.trim() }),
    'school.setContact': ({ contact }) => save({ contact: contact.trim() || null }),
    'school.saveSetup': ({ step: next }: SaveSetupInput) =>
      save(next === 'done' ? { setUpAt: '2026-03-01T12:00:00.000Z' } : { setupStep: next }),
    'administration.people': () => ({ items: [], nextCursor: null }),
    'featureSwitches.get': () => ({ saved: SWITCHES, lacking: [] }),
    'health.backups': () => ({
      lastAt: null,
      lastWhy: null,
      reminder: 'weekly' as const,
      due: true,
      command: 'npm run db:backup',
    }),
  });
  signIn('admin');
});

test('the setup leads through its steps, saves each and ends', async () => {
  renderApp('/admin/setup');
  await step('Name your school');
  await press('Save and continue');
  expect(await screen.findByText("Enter the school's name.")).toBeVisible();
  await userEvent.type(screen.getByLabelText('Name of your school'), 'Northside School');
  await press('Save and continue');
  await waitFor(() => expect(settings.name).toBe('Northside School'));
  await step('Help for learners');
  await userEvent.type(screen.getByLabelText('Whom learners can turn to'), 'Ms Rivera, room 12');
  await press('Save and continue');
  await waitFor(() => expect(settings.contact).toBe('Ms Rivera, room 12'));
  await step('Who may join');
  while (!screen.queryByRole('button', { name: 'Finish' })) await press('Continue');
  await step('Create accounts');
  expect(screen.getByRole('link', { name: 'Create accounts' }).getAttribute('href')).toBe('/admin/people/new');
  await press('Finish');
  await step('Northside School is set up');
  await waitFor(() => expect(settings.setUpAt).not.toBeNull());
});

test('the setup continues at the saved step, and steps can be skipped and gone back to', async () => {
  settings = { ...settings, setupStep: 'accounts' };
  const router = renderApp('/admin/setup');
  await step('Create accounts');
  await press('Back');
  await waitFor(() => expect(router.state.location.search).toHaveProperty('step'));
  void router.navigate({ to: '/admin/setup', search: { step: 'name' } });
  await step('Name your school');
  await press('Skip');
  await waitFor(() => expect(settings).toMatchObject({ name: null, setUpAt: null }));
  expect(server.inputs('school.rename')).toEqual([]);
});

test('a finished setup starts again at the first step without changing what is saved', async () => {
  settings = { name: 'Northside School', setupStep: 'accounts', setUpAt: '2026-03-01T12:00:00.000Z' };
  renderApp('/admin/setup');
  await step('Name your school');
  await press('Skip');
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Name your school' })).toBeNull());
  expect(server.inputs('school.saveSetup')).toEqual([]);
});

test('the setup says when it can’t be loaded', async () => {
  server.down(true);
  renderApp('/admin/setup');
  expect(await screen.findByText("The setup didn't load.")).toBeVisible();
});

test('the dashboard asks to finish the setup and names its next step', async () => {
  settings = { ...settings, setupStep: 'accounts' };
  renderApp('/admin');
  const card = await screen.findByRole('link', { name: /Finish setting up/ });
  expect(card.textContent).toContain('Next: Create accounts');
  expect(card.getAttribute('href')).toBe('/admin/setup');
});

test('the dashboard of a finished setup shows the school’s name, also in the document title', async () => {
  settings = { name: 'Northside School', setupStep: 'accounts', setUpAt: '2026-03-01T12:00:00.000Z' };
  renderApp('/admin');
  expect(await screen.findByRole('link', { name: /Northside School/ })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Admin · Northside School · Quorbit'));
});
