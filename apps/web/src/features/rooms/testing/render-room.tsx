import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { createQueryClient } from '#lib/server/query-client.ts';
import { createHttpLinks, trpc } from '#lib/server/trpc.ts';
import { monotonicNow } from '../room-clock.ts';
import type { Room } from '../use-room.ts';
import { ownView, T0 } from './rooms.ts';

/** Returns a connected room whose server clock shows the test's start time `T0` now. */
export function liveRoom(view: Room['room'], userId: string, changes: Partial<Room> = {}): Room {
  const own = ownView(view, userId);
  return {
    room: view,
    offset: T0 - monotonicNow(),
    scoresBefore: {},
    departed: [],
    closed: null,
    seenIds: [],
    connection: 'connected',
    own,
    userId,
    isHost: own.you.isHost,
    seated: own.you.seated,
    connect: () => undefined,
    ...changes,
  };
}

/** Renders one view of a room, without the page around it. */
export async function renderView(view: ReactNode): Promise<void> {
  const queryClient = createQueryClient();
  onTestFinished(() => queryClient.clear());
  const routeTree = createRootRoute({ component: () => view });
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  await router.load();
  render(
    <trpc.Provider client={trpc.createClient({ links: createHttpLinks() })} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </trpc.Provider>,
  );
}
