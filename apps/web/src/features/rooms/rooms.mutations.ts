import { ALREADY_REPORTED, REPORTED } from '@quorbit/contracts/moderation/words';
import { useOnce } from '#lib/hooks/use-once.ts';
import { notify } from '#lib/notifications.ts';
import { describeFailure, isWorthRetrying } from '#lib/server/errors.ts';
import { trpc } from '#lib/server/trpc.ts';
import { GOOD_NEWS } from './game/good-news.ts';

const CANT_START = 'Unable to start quiz. Please try again.';
const AGAIN_MS = 700;
/** Enough to retry for about as long as a question lasts; the server ignores duplicates. */
const ANSWER_TRIES = 30;

/** Creates a room, with its creator in the lobby. */
export function useCreateRoom() {
  const utils = trpc.useUtils();
  // twice, by a form: a person sits in one room: CONFLICT
  return trpc.rooms.create.useMutation({
    meta: { inline: true },
    onSuccess: (own) => {
      utils.rooms.mine.setData(undefined, own);
      notify('Room created successfully!', GOOD_NEWS);
    },
  });
}

export function useJoinRoom({ inline = false } = {}) {
  const utils = trpc.useUtils();
  // twice: who sits in the room is back
  return useOnce(
    trpc.rooms.join.useMutation({
      meta: { inline },
      onSuccess: (own) => {
        utils.rooms.mine.setData(undefined, own);
        notify('Successfully joined the room!', GOOD_NEWS);
      },
    }),
  );
}

export function useStartRoom() {
  // twice: a game that runs is refused: CONFLICT
  return useOnce(
    trpc.rooms.start.useMutation({
      meta: { inline: true },
      onError: (error) => {
        const { kind, status, message } = describeFailure(error);
        // Failures that concern every screen have their own toast.
        if (kind !== 'refused' && kind !== 'defect') return;
        notify(kind === 'refused' && Number(status) < 500 ? message : CANT_START, { type: 'error' });
      },
    }),
  );
}

/** Advances to the next question, for a host without a seat. */
export function useNextQuestion() {
  // twice: `after` names what the host saw: the second changes nothing
  return useOnce(trpc.rooms.next.useMutation());
}

export function useSendAnswer() {
  // twice: the same answer counts once, another one is refused
  return useOnce(
    trpc.rooms.answer.useMutation({
      retry: (failures, error) => failures < ANSWER_TRIES && isWorthRetrying(error),
      retryDelay: AGAIN_MS,
    }),
  );
}

export function useLeaveRoom() {
  const utils = trpc.useUtils();
  // twice: who left is out
  return useOnce(
    trpc.rooms.leave.useMutation({
      onSuccess: () => {
        utils.rooms.mine.setData(undefined, null);
        notify('Left the room successfully', { type: 'success' });
      },
    }),
  );
}

export function useSendChat() {
  // twice: two lines that somebody typed twice
  return useOnce(trpc.rooms.chat.useMutation());
}

export function useKickPlayer() {
  // twice: who was removed stays so
  return useOnce(trpc.rooms.kick.useMutation());
}

export function useReportPlayer() {
  // twice, by a form: two reports that somebody typed twice
  return trpc.rooms.report.useMutation({
    meta: { inline: true },
    onSuccess: ({ already }) =>
      already ? notify(ALREADY_REPORTED, { type: 'info' }) : notify(REPORTED, { type: 'success' }),
  });
}
