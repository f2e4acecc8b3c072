import type { GroupMemory } from '@quorbit/contracts/group-memory/schema';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useSingleFlight } from '#lib/hooks/use-single-flight.ts';
import { showRefusal } from '#lib/server/toasts.ts';
import { trpc } from '#lib/server/trpc.ts';

/** Opens a live room with the quizzes that the group is about to forget, and navigates to its lobby. */
export function useOpenReviewRoom() {
  const { client, rooms } = trpc.useUtils();
  const navigate = useNavigate();
  return useSingleFlight(
    useMutation({
      mutationFn: (review: NonNullable<GroupMemory['review']>) => client.rooms.create.mutate(review),
      meta: { inline: true },
      onError: (error) => showRefusal(error, "We couldn't open a room. Try again."),
      onSuccess: (own) => {
        rooms.mine.setData(undefined, own);
        return navigate({ to: '/real-time-quiz/$roomId', params: { roomId: own.room.id } });
      },
    }),
    { secondTab: 'refused' },
  );
}
