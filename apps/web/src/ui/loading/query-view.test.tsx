import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { QueryView, type ViewState } from './query-view.tsx';

const FULL: ViewState<string[]> = { state: 'shown', data: ['Moons', 'Rivers'], note: null };
const FAILING: ViewState<string[]> = { state: 'failing', missing: false, retry: null, retrying: false };

function show(view: ViewState<string[]>, more: Partial<Parameters<typeof QueryView<string[]>>[0]> = {}) {
  return render(
    <QueryView
      view={view}
      loading={{ label: 'Loading quizzes', shape: <i data-testid="shape" /> }}
      failing={{ message: 'No quizzes came.', reassurance: 'Nothing is lost.' }}
      empty={<p>There is no quiz yet.</p>}
      more="Show more quizzes"
      {...more}
    >
      {(titles) => titles.map((title) => <p key={title}>{title}</p>)}
    </QueryView>,
  );
}

test('loading shows a busy region with a name and the skeletons', () => {
  show({ state: 'loading' });
  const region = screen.getByRole('status');
  expect(region.getAttribute('aria-busy')).toBe('true');
  expect(region.textContent).toBe('Loading quizzes');
  // The style sheet shows the region only after 150 ms.
  expect(region.className).toContain('after-a-moment');
  expect(screen.getByTestId('shape')).toBeVisible();
});

test('loaded data is shown without a button or busy region', () => {
  const { container } = show(FULL);
  expect(container.textContent).toBe('MoonsRivers');
  expect(screen.queryByRole('button')).toBeNull();
  expect(container.querySelector('[aria-busy]')).toBeNull();
});

test('the empty message replaces a list without items, and data that `isEmpty` calls empty', () => {
  const { rerender, container } = show({ ...FULL, data: [] });
  expect(container.textContent).toBe('There is no quiz yet.');
  rerender(
    <QueryView
      view={{ state: 'shown', data: { total: 0 }, note: null }}
      loading={{ label: '', shape: null }}
      failing={{ message: '' }}
      empty="Nothing waits."
      isEmpty={({ total }) => total === 0}
    >
      {({ total }) => total}
    </QueryView>,
  );
  expect(container.textContent).toBe('Nothing waits.');
});

test('a failure shows its message and the reassurance, and can be retried', async () => {
  const retry = vi.fn();
  show({ ...FAILING, retry });
  expect(screen.getByRole('alert').textContent).toBe('No quizzes came.Nothing is lost.Retry');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledOnce();
});

test('a failure that a retry cannot fix has no button', () => {
  show(FAILING);
  expect(screen.getByRole('alert')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a missing thing shows the screen’s text for it, or else a failure', () => {
  const { unmount } = show({ ...FAILING, missing: true }, { missing: <p>There is no such list.</p> });
  expect(screen.getByText('There is no such list.')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  unmount();
  show({ ...FAILING, missing: true });
  expect(screen.getByRole('alert')).toBeVisible();
});

const AT = new Date().setHours(14, 2);

test.each([
  [{ from: 'earlier', at: AT }, 'Last updated 14:02.'],
  [{ from: 'kept', at: AT }, 'Last updated 14:02.'],
  [{ from: 'device' }, 'What you see is from this device.'],
] as const)('data that is not the server’s current reply has a note: %o', (note, words) => {
  const { container } = show({ ...FULL, note });
  expect(container.textContent).toBe(`${words}MoonsRivers`);
});

test('the screen can replace the note or hide it', () => {
  const { container, unmount } = show({ ...FULL, note: { from: 'device' } }, { deviceNote: 'These are yours.' });
  expect(container.textContent).toBe('These are yours.MoonsRivers');
  unmount();
  expect(show({ ...FULL, note: { from: 'device' } }, { hideNote: true }).container.textContent).toBe('MoonsRivers');
});

test('an outdated list is shown as busy', () => {
  const { container } = show({ ...FULL, outdated: true });
  expect(container.querySelector('[aria-busy="true"]')?.textContent).toBe('MoonsRivers');
});

test('a button loads the next page', async () => {
  const load = vi.fn();
  show({ ...FULL, more: { load, loading: false } });
  await userEvent.click(screen.getByRole('button', { name: 'Show more quizzes' }));
  expect(load).toHaveBeenCalledOnce();
});
