import { act, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { notify } from '#lib/notifications.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Toaster } from './toaster.tsx';

function Page({ dialogs }: { dialogs: readonly string[] }) {
  return (
    <>
      <Toaster />
      {dialogs.map((title) => (
        <Dialog key={title} open onClose={() => undefined} title={title}>
          Sure?
        </Dialog>
      ))}
    </>
  );
}

test('notifications appear in the dialog on top, which alone can be pressed and read, and outlive it', () => {
  const { rerender } = render(<Page dialogs={[]} />);
  act(() => void notify('Saved.'));
  const inDialog = (name: string) => within(screen.getByRole('dialog', { name })).queryByText('Saved.');
  rerender(<Page dialogs={['Leave?']} />);
  expect(inDialog('Leave?')).not.toBeNull();
  rerender(<Page dialogs={['Leave?', 'Delete?']} />);
  expect([inDialog('Leave?'), inDialog('Delete?') === null]).toEqual([null, false]);
  rerender(<Page dialogs={['Leave?']} />);
  expect(inDialog('Leave?')).not.toBeNull();
  rerender(<Page dialogs={[]} />);
  expect(screen.getAllByText('Saved.')).toHaveLength(1);
});

test('a press on a notification over a dialog does not close the dialog', () => {
  let isClosed = false;
  render(
    <>
      <Toaster />
      <Dialog open onClose={() => (isClosed = true)} title="Leave?">
        Sure?
      </Dialog>
    </>,
  );
  act(() => void notify('Saved.'));
  act(() => screen.getByText('Saved.').click());
  act(() => screen.getByRole('button', { name: 'Close notification' }).click());
  expect(isClosed).toBe(false);
});
