import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Menu } from './menu.tsx';

function show() {
  const copy = vi.fn();
  const remove = vi.fn();
  render(
    <Menu
      label="More"
      className=""
      items={[
        { label: 'Duplicate', onSelect: copy },
        { label: 'Delete', danger: true, onSelect: remove },
      ]}
    />,
  );
  return { copy, remove, opener: screen.getByRole('button', { name: 'More' }) };
}

const focused = () => document.activeElement?.textContent;

test('opens with its first item focused, and the arrow keys move and wrap around', async () => {
  const { opener } = show();
  await userEvent.click(opener);
  expect(opener.getAttribute('aria-expanded')).toBe('true');
  expect(focused()).toBe('Duplicate');
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('Delete');
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('Duplicate');
  await userEvent.keyboard('{End}');
  expect(focused()).toBe('Delete');
});

test('closes on Escape and on a press outside, and Escape returns the focus to the button', async () => {
  const { opener } = show();
  opener.focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(focused()).toBe('Delete');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(opener);
  await userEvent.click(opener);
  await userEvent.click(document.body);
  expect(screen.queryByRole('menu')).toBeNull();
});

test('choosing an item runs it once and closes the menu', async () => {
  const { opener, copy, remove } = show();
  await userEvent.click(opener);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
  expect(remove).toHaveBeenCalledOnce();
  expect(copy).not.toHaveBeenCalled();
  expect(screen.queryByRole('menu')).toBeNull();
});
