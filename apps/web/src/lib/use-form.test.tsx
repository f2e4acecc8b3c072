import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { updateHooks } from '#lib/before-update.ts';
import { useForm } from '#lib/use-form.ts';

function NameForm() {
  const { form, field } = useForm({ start: { name: 'Ada' }, check: async () => [], send: async () => undefined });
  const { error: _error, ...input } = field('name');
  return (
    <form {...form}>
      <input {...input} aria-label="Name" />
      <button type="submit">Save</button>
    </form>
  );
}

const type = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } });
const mayReload = async () => (await Promise.all([...updateHooks].map((hook) => hook()))).every(Boolean);

test('what is typed and not sent keeps the page from being loaded again for a new version', async () => {
  const { unmount } = render(<NameForm />);
  expect(await mayReload()).toBe(true);
  type('Ada Lovelace');
  expect(await mayReload()).toBe(false);
  type('Ada');
  expect(await mayReload()).toBe(true);
  type('Ada Lovelace');
  await act(async () => void fireEvent.click(screen.getByRole('button')));
  expect(await mayReload()).toBe(true);
  type('Countess');
  unmount();
  expect(updateHooks.size).toBe(0);
});
