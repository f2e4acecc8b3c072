import 'fake-indexeddb/auto';
import { newId } from '@quorbit/contracts/lib/ids';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { siGithub, siYoutube } from 'simple-icons';
import { expect, test, vi } from 'vitest';
import { fakeServer, Refusal } from '#lib/testing/fake-server.ts';
import { openMessages } from '#lib/testing/notifications.ts';
import { signIn } from '#lib/testing/people.ts';
import { renderApp } from '#lib/testing/render-app.tsx';

const server = fakeServer();
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const DETAILS = { email: 'team@example.org', links: ['https://www.example.org/club/'] };

async function openForm() {
  renderApp('/contact');
  await screen.findByRole('heading', { level: 1, name: 'Contact' });
}

test('the form starts with the account’s name and address, and is cleared after sending', async () => {
  const { name, email } = signIn('user');
  server.on({ 'contact.details': () => DETAILS, 'contact.send': () => undefined });
  await openForm();
  expect([field('Name').value, field('E-mail').value]).toEqual([name, email]);
  await userEvent.clear(field('E-mail'));
  await userEvent.type(field('E-mail'), 'other@example.org');
  await userEvent.type(field('Message'), 'It works!');
  await userEvent.click(button('Send message'));
  await waitFor(() => expect(openMessages()).toEqual(["✅ Message sent successfully! We'll get back to you soon."]));
  expect(server.inputs('contact.send')).toEqual([
    { from_name: name, from_email: 'other@example.org', message: 'It works!' },
  ]);
  expect(field('Message').value).toBe('');
});

test('lists the other ways of contact that the operators have set', async () => {
  signIn('premium');
  server.on({ 'contact.details': () => DETAILS });
  await openForm();
  expect((await screen.findByRole('link', { name: 'team@example.org' })).getAttribute('href')).toBe(
    'mailto:team@example.org',
  );
  expect(screen.getByRole('link', { name: 'example.org/club' }).getAttribute('href')).toBe(DETAILS.links[0]);
  expect(screen.getByRole('link', { name: 'Look it up in the Help Guide' })).toBeVisible();
});

test('links to known networks show the network’s logo, others a generic link icon', async () => {
  signIn('user');
  const links = ['https://www.youtube.com/@club', 'https://github.com/club', 'https://example.org/github.com'];
  server.on({ 'contact.details': () => ({ ...DETAILS, links }) });
  await openForm();
  const marks = (await screen.findAllByRole('link', { name: /club|example\.org\/git/ })).map(
    (link) => link.parentElement?.querySelector('svg path')?.getAttribute('d') ?? '',
  );
  expect(marks.slice(0, 2)).toEqual([siYoutube.path, siGithub.path]);
  expect(marks[2]).not.toBe(siGithub.path);
});

test('shows missing input at its field and a failure above the button, and keeps the typed text', async () => {
  signIn('user');
  server.on({
    'contact.details': () => DETAILS,
    'contact.send': () => {
      throw new Refusal('CONFLICT', 'Write again later.');
    },
  });
  await openForm();
  await userEvent.click(button('Send message'));
  expect(await screen.findByText('Message is required.')).toBeVisible();
  await userEvent.type(field('Message'), 'Hello');
  await userEvent.click(button('Send message'));
  expect((await screen.findByRole('alert')).textContent).toBe('Write again later.');
  server.on({
    'contact.send': () => {
      throw new Refusal('TOO_MANY', "You've sent 5 messages within an hour.", [], 130);
    },
  });
  await userEvent.click(button('Send message'));
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe(
      "You've sent 5 messages within an hour. Try again in 3 minutes.",
    ),
  );
  server.down(true);
  await userEvent.type(field('Message'), '!');
  await userEvent.click(button('Send message'));
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to send message. Please try again.');
  cleanup();
  server.down(false);
  await openForm();
  expect(field('Message').value).toBe('Hello!');
});

test('disables sending without a network, and says that the text is kept', async () => {
  signIn('user');
  server.on({ 'contact.details': () => DETAILS });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await openForm();
  expect(button('Send message').disabled).toBe(true);
  expect(screen.getByText(/What you typed stays here/)).toBeVisible();
});

test('/contactUs redirects to /contact', async () => {
  signIn('user');
  server.on({ 'contact.details': () => DETAILS });
  const router = renderApp('/contactUs');
  await screen.findByRole('heading', { level: 1, name: 'Contact' });
  expect(router.state.location.pathname).toBe('/contact');
});

test('admins read the waiting messages and mark one as done', async () => {
  signIn('admin');
  const message = { id: newId(), from_name: 'Ada', from_email: 'ada@example.org', message: 'Hi!\n<b>Bold</b>' };
  const waiting = { ...message, premium: true, sentAt: '2026-11-01T10:00:00.000Z', readAt: null, doneAt: null };
  let items = [waiting];
  server.on({
    'contact.list': ({ done }) => ({ items: done ? [] : items, nextCursor: null }),
    'contact.setState': ({ state }) => {
      if (state === 'done') items = [];
      return { ...waiting, doneAt: '2026-11-02T10:00:00.000Z' };
    },
  });
  renderApp('/admin/inbox');
  const shown = within(await screen.findByRole('tabpanel'));
  expect(await shown.findByText('PREMIUM')).toBeVisible();
  expect(shown.getByText(/<b>Bold<\/b>/)).toBeVisible();
  expect(shown.getByRole('link', { name: 'Answer by e-mail' }).getAttribute('href')).toMatch(
    /^mailto:ada@example.org\?/,
  );
  await userEvent.click(shown.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText('Nobody is waiting for an answer.')).toBeVisible();
  expect(server.inputs('contact.setState')).toEqual([{ id: message.id, state: 'done' }]);
});
