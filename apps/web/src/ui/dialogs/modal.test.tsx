import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

function openDialog() {
  vi.useFakeTimers({ toFake: ['performance'] });
  const onClose = vi.fn();
  render(
    <Dialog open onClose={onClose} title="Submit your answers?">
      <p>You answered all 3 questions.</p>
    </Dialog>,
  );
  return { onClose, dialog: screen.getByRole('dialog') };
}

test('the second click of the double click that opened it does not close a dialog', () => {
  const { onClose, dialog } = openDialog();
  vi.advanceTimersByTime(120);
  fireEvent.click(dialog);
  vi.advanceTimersByTime(600);
  fireEvent.click(dialog, { detail: 2 });
  expect(onClose).not.toHaveBeenCalled();
});

test('a press outside closes the dialog, one inside does not', () => {
  const { onClose, dialog } = openDialog();
  vi.advanceTimersByTime(600);
  fireEvent.click(screen.getByText('You answered all 3 questions.'));
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(dialog, { detail: 1 });
  expect(onClose).toHaveBeenCalledOnce();
});

test('Escape and the close button work right after opening', () => {
  const { onClose, dialog } = openDialog();
  fireEvent.keyDown(dialog, { key: 'Escape' });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(2);
});
