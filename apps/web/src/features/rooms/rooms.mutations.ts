import { ALREADY_REPORTED, REPORTED } from '@quorbit/contracts/moderation/messages';
import { formMutation } from '#lib/hooks/form-mutation.ts';
import { useSingleFlight } from '#lib/hooks/use-single-flight.ts';
import { notify } from '#lib/notifications.ts';
import { describeFailure, isRetryable } from '#lib/server/errors.ts';
import { trpc } from '#lib/server/trpc.ts';
import { SUCCESS_TOAST } from './game/success-toast.ts';

const START_FAILED = 'Unable to start quiz. Please try again.';
const RETRY_MS = 700;
/**
 * The maximum number of tries to send an answer: they take about as long as a question lasts, and the server ignores
 * duplicates.
 */
const MAX_ANSWER_TRIES = 30;

/** Creates a room and shows a confirmation; its creator starts in the lobby. */
export function useCreateRoom() {
  const utils = trpc.useUtils();
  return formMutation(
    trpc.rooms.create.useMutation({
      meta: { inline: true },
      onSuccess: (own) => {
        utils.rooms.mine.setData(undefined, own);
        notify('Room created successfully!', SUCCESS_TOAST);
      },
    }),
    { secondTab: 'refused' },
  );
}

export function useJoinRoom({ inline = false } = {}) {
  const utils = trpc.useUtils();
  return useSingleFlight(
    trpc.rooms.join.useMutation({
      meta: { inline },
      onSuccess: (own) => {
        utils.rooms.mine.setData(undefined, own);
        notify('Successfully joined the room!', SUCCESS_TOAST);
      },
    }),
    { secondTab: 'unchanged' },
  );
}

export function useStartRoom() {
  return useSingleFlight(
    trpc.rooms.start.useMutation({
      meta: { inline: true },
      onError: (error) => {
        const { kind, status, message } = describeFailure(error);
        // Failures that concern every screen already have their own toast, so only others are shown here.
        if (kind !== 'refused' && kind !== 'defect') return;
        notify(kind === 'refused' && Number(status) < 500 ? message : START_FAILED, { type: 'error' });
      },
    }),
    { secondTab: 'refused' },
  );
}

/** Advances to the next question, for a host without a seat. */
export function useNextQuestion() {
  return useSingleFlight(trpc.rooms.next.useMutation(), { secondTab: 'unchanged' });
}

export function useSendAnswer() {
  return useSingleFlight(
    trpc.rooms.answer.useMutation({
      retry: (failures, error) => failures < MAX_ANSWER_TRIES && isRetryable(error),
      retryDelay: RETRY_MS,
    }),
    { secondTab: 'unchanged' },
  );
}

export function useLeaveRoom() {
  const utils = trpc.useUtils();
  return useSingleFlight(
    trpc.rooms.leave.useMutation({
      onSuccess: () => {
        utils.rooms.mine.setData(undefined, null);
        notify('Left the room successfully', { type: 'success' });
      },
    }),
    { secondTab: 'unchanged' },
  );
}

export function useSendChat() {
  return useSingleFlight(trpc.rooms.chat.useMutation(), { secondTab: 'repeated' });
}

export function useKickPlayer() {
  return useSingleFlight(trpc.rooms.kick.useMutation(), { secondTab: 'unchanged' });
}

export function useReportPlayer() {
  return formMutation(
    trpc.rooms.report.useMutation({
      meta: { inline: true },
      onSuccess: ({ already }) =>
        already ? notify(ALREADY_REPORTED, { type: 'info' }) : notify(REPORTED, { type: 'success' }),
    }),
    { secondTab: 'repeated' },
  );
}
