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

test('every form of the app uses useForm, except three', () => {
  const others = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') && !path.includes('.test.'))
    .filter((path) =>
      /<form\b(?!\s+\{\.\.\.form\.form\})|\bFormData\b/.test(readFileSync(join(SOURCES, path), 'utf8')),
    );
  // Three forms don't use `useForm`: the chat empties its field as a line is sent, so that the next one can be typed,
  // and neither the answer to a review card nor a visitor's room code is sent to the server.
  expect(others.sort()).toEqual([
    'features/reviews/session/review-answer-form.tsx',
    'features/rooms/room-chat.tsx',
    'features/welcome/room-code-form.tsx',
  ]);
});

const input = () => screen.getByRole<HTMLInputElement>('textbox');
const type = (value: string) => fireEvent.change(input(), { target: { value } });
const submit = () => act(async () => void fireEvent.click(screen.getByRole('button')));
const mayReload = async () => (await Promise.all([...updateHooks].map((hook) => hook()))).every(Boolean);

test('unsent text prevents a reload for a new version', async () => {
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

  test('restores its text after a reload, and allows another reload', async () => {
    const { unmount } = render(<NameForm draft={draft()} />);
    expect(draft().read({ name: '' })).toBeNull();
    type('Ada Lovelace');
    expect(await mayReload()).toBe(true);
    unmount();
    render(<NameForm draft={draft()} />);
    expect(input().value).toBe('Ada Lovelace');
    expect(await mayReload()).toBe(true);
  });

  test('deletes the draft once the fields have their initial values again', () => {
    render(<NameForm draft={draft()} />);
    type('Ada Lovelace');
    type('Ada');
    expect(draft().read({ name: '' })).toBeNull();
  });

  test('deletes the draft after sending, even if the form is unmounted by then', async () => {
    const { unmount } = render(<NameForm draft={draft()} send={async () => unmount()} />);
    type('Ada Lovelace');
    await submit();
    expect(draft().read({ name: '' })).toBeNull();
  });

  test('keeps the draft when sending fails', async () => {
    render(<NameForm draft={draft()} send={() => Promise.reject(new TypeError('fetch failed'))} />);
    type('Ada Lovelace');
    await submit();
    expect(draft().read({ name: '' })).toEqual({ name: 'Ada Lovelace' });
  });

  test('prevents a reload if the browser can’t store the draft', async () => {
    render(<NameForm draft={draft()} />);
    breakStorage();
    type('Ada Lovelace');
    expect(await mayReload()).toBe(false);
  });

  test('restores only the fields that it has', () => {
    draft().save({ nickname: 'Countess' });
    render(<NameForm draft={draft()} />);
    expect(input().value).toBe('Ada');
    expect(draft().read({ nickname: '' })).toBeNull();
  });
});
