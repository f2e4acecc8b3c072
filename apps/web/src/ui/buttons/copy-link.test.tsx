import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { CopyLink } from './copy-link.tsx';

const LINK = 'http://192.168.1.7:3000/invite/ABC';

test('copies the link and shows that it did', async () => {
  const user = userEvent.setup();
  render(<CopyLink link={LINK} />);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByRole('button', { name: 'Link copied' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(LINK);
  expect(screen.queryByLabelText('Link to copy')).toBeNull();
});

test('shows the link for copying by hand if the page may not write to the clipboard', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
  render(<CopyLink link={LINK} />);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  const field = await screen.findByLabelText<HTMLInputElement>('Link to copy');
  expect(field.value).toBe(LINK);
  expect(document.activeElement).toBe(field);
  expect(field.selectionEnd).toBe(LINK.length);
});
