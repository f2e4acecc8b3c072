import { act, screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import type { fakeServer } from '#lib/testing/fake-server.ts';
import { signIn } from '#lib/testing/people.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { serveTutor, session } from './tutor.ts';

export const field = () => screen.findByLabelText<HTMLTextAreaElement>('Message');
export const log = async () => within(await screen.findByRole('log', { name: 'Chat' }));

/** Opens the chat page with a session that contains these messages. */
export function openChat(server: ReturnType<typeof fakeServer>, ...messages: Parameters<typeof session>): void {
  signIn('premium');
  serveTutor(server, { active: session(...messages) });
  renderApp('/ai-study-buddy');
}

export function goOffline(): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
}
