import type { OwnRoomView } from '@quorbit/contracts/rooms/room-view';
import { useState } from 'react';
import { notify } from '#lib/notifications.ts';
import { playSound } from '#ui/sound/sound.ts';
import { useSendAnswer } from '../rooms.mutations.ts';
import type { Room } from '../use-room.ts';
import { SUCCESS_TOAST } from './success-toast.ts';

interface LocalAnswer {
  questionIndex: number;
  option: number;
  sent: boolean;
}

/** Provides the user's answer to the current question and a function that gives it once; then it's locked. */
export function useAnswer(room: Room) {
  const send = useSendAnswer();
  const [localAnswer, setLocalAnswer] = useState<LocalAnswer | null>(() => toInitialAnswer(room.own));
  const { question } = room.room;
  const answer = question && localAnswer?.questionIndex === question.questionIndex ? localAnswer : null;

  function choose(option: number) {
    if (!question || answer || room.room.phase !== 'question' || option >= question.question.options.length) return;
    const { questionIndex } = question;
    const ownAnswer = { questionIndex, option, sent: false };
    setLocalAnswer(ownAnswer);
    playSound('answer');
    send.mutate(
      { roomId: room.room.id, questionIndex, answer: option },
      {
        onSuccess: () => {
          setLocalAnswer((now) => (now === ownAnswer ? { ...ownAnswer, sent: true } : now));
          notify('Answer submitted!', SUCCESS_TOAST);
        },
        // Sending the answer failed, so it's dropped here: the question is over, or the user may answer again.
        onError: () => setLocalAnswer((now) => (now === ownAnswer ? null : now)),
      },
    );
  }

  return { option: answer?.option ?? null, sent: answer?.sent ?? false, choose };
}

function toInitialAnswer({ room: { question }, you }: OwnRoomView): LocalAnswer | null {
  if (!question || you.answer === null) return null;
  return { questionIndex: question.questionIndex, option: you.answer, sent: true };
}
