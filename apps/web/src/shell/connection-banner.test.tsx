import { act, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ConnectionBanner } from './connection-banner.tsx';

test('says nothing while the connection is good', () => {
  render(<ConnectionBanner />);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('says that the user is offline, until the connection is back', () => {
  render(<ConnectionBanner />);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText("You're Offline")).toBeVisible();
  expect(screen.getByRole('status').textContent).toContain(
    'Limited features available. Data will sync when connection is restored.',
  );
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText("You're Offline")).toBeNull();
});

test.each(['2g', 'slow-2g'])('calls a %s connection slow and names its type', (effectiveType) => {
  const information = Object.assign(new EventTarget(), { effectiveType });
  Object.defineProperty(navigator, 'connection', { value: information, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'));
  render(<ConnectionBanner />);
  expect(screen.getByText('Slow Connection')).toBeVisible();
  expect(screen.getByRole('status').textContent).toContain(effectiveType);
});
