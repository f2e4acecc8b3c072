import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Tabs } from './tabs.tsx';

const TABS = [
  { id: 'all', label: 'All' },
  { id: 'wrong', label: 'Wrong' },
  { id: 'skipped', label: 'Skipped' },
] as const;

function Example() {
  const [selected, setSelected] = useState<(typeof TABS)[number]['id']>('all');
  return (
    <Tabs label="Answers" tabs={TABS} selected={selected} onSelect={setSelected}>
      {selected}
    </Tabs>
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });

test('arrow keys, Home and End move the selection and the focus', async () => {
  render(<Example />);
  tab('All').focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(tab('Wrong'));
  expect(tab('Wrong').getAttribute('aria-selected')).toBe('true');
  expect(screen.getByRole('tabpanel', { name: 'Wrong' }).textContent).toBe('wrong');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(document.activeElement).toBe(tab('Skipped'));
  await userEvent.keyboard('{Home}');
  expect(document.activeElement).toBe(tab('All'));
  await userEvent.keyboard('{End}');
  expect(document.activeElement).toBe(tab('Skipped'));
});

test('only the selected tab is in the tab order', () => {
  render(<Example />);
  expect([tab('All').tabIndex, tab('Wrong').tabIndex, tab('Skipped').tabIndex]).toEqual([0, -1, -1]);
});
