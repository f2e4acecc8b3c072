import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createFormDraft } from '#lib/forms/form-drafts.ts';
import { type FormDraft, useForm } from '#lib/forms/use-form.ts';
import { updateHooks } from '#lib/server/update-hooks.ts';
import { breakStorage } from '#lib/testing/storage.ts';

interface NameFormProps {
  draft?: FormDraft | undefined;
  send?: () => Promise<unknown>;
}

function NameForm({ draft, send = async () => undefined }: NameFormProps) {
  const { form, field } = useForm({ initialValues: { name: 'Ada' }, validate: async () => [], send, draft });
  const { error: _error, ...input } = field('name');
  return (
    <form {...form}>
      <input {...input} aria-label="Name" />
      <button type="submit">Save</button>
    </form>
  );
}

const SOURCES = join(import.meta.dirname, '../..');

test('every form of the app is one of these', () => {
  const others = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') && !path.includes('.test.'))
    .filter((path) =>
      /<form\b(?!\s+\{\.\.\.form\.form\})|\bFormData\b/.test(readFileSync(join(SOURCES, path), 'utf8')),
    );
  // A chat line leaves its field as it is sent, and the next one can be typed. The answer to a card goes nowhere.
  expect(others.sort()).toEqual(['features/reviews/session/review-answer-form.tsx', 'features/rooms/room-chat.tsx']);
});

const input = () => screen.getByRole<HTMLInputElement>('textbox');
const type = (value: string) => fireEvent.change(input(), { target: { value } });
const submit = () => act(async () => void fireEvent.click(screen.getByRole('button')));
const mayReload = async () => (await Promise.all([...updateHooks].map((hook) => hook()))).every(Boolean);

test('what is typed and not sent keeps the page from being loaded again for a new version', async () => {
  const { unmount } = render(<NameForm />);
  expect(await mayReload()).toBe(true);
  type('Ada Lovelace');
  expect(await mayReload()).toBe(false);
  type('Ada');
  expect(await mayReload()).toBe(true);
  type('Ada Lovelace');
  await submit();
  expect(await mayReload()).toBe(true);
  type('Countess');
  unmount();
  expect(updateHooks.size).toBe(0);
});

describe('a form with a draft', () => {
  const draft = () => createFormDraft('ada', 'create-quiz');

  test('has what was typed when the page was loaded again, and lets it be loaded again', async () => {
    const { unmount } = render(<NameForm draft={draft()} />);
    expect(draft().read({ name: '' })).toBeNull();
    type('Ada Lovelace');
    expect(await mayReload()).toBe(true);
    unmount();
    render(<NameForm draft={draft()} />);
    expect(input().value).toBe('Ada Lovelace');
    expect(await mayReload()).toBe(true);
  });

  test('keeps nothing once it says again what it said at first', () => {
    render(<NameForm draft={draft()} />);
    type('Ada Lovelace');
    type('Ada');
    expect(draft().read({ name: '' })).toBeNull();
  });

  test('keeps nothing of what was sent, even where the form is gone by then', async () => {
    const { unmount } = render(<NameForm draft={draft()} send={async () => unmount()} />);
    type('Ada Lovelace');
    await submit();
    expect(draft().read({ name: '' })).toBeNull();
  });

  test('keeps what was not sent, since sending failed', async () => {
    render(<NameForm draft={draft()} send={() => Promise.reject(new TypeError('fetch failed'))} />);
    type('Ada Lovelace');
    await submit();
    expect(draft().read({ name: '' })).toEqual({ name: 'Ada Lovelace' });
  });

  test('keeps the page from being loaded again where the browser keeps nothing', async () => {
    render(<NameForm draft={draft()} />);
    breakStorage();
    type('Ada Lovelace');
    expect(await mayReload()).toBe(false);
  });

  test('takes over only the fields that it has', () => {
    draft().save({ nickname: 'Countess' });
    render(<NameForm draft={draft()} />);
    expect(input().value).toBe('Ada');
    expect(draft().read({ nickname: '' })).toBeNull();
  });
});
