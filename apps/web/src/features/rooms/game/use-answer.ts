import type { OwnRoomView } from '@quorbit/contracts/rooms/room-view';
import { useState } from 'react';
import { notify } from '#lib/notifications.ts';
import { playSound } from '../room-sound.ts';
import { useSendAnswer } from '../rooms.mutations.ts';
import type { Room } from '../use-room.ts';
import { GOOD_NEWS } from './good-news.ts';

interface Given {
  questionIndex: number;
  option: number;
  sent: boolean;
}

/** The person's answer to the question on show, and the way to give it: once, and it is locked. */
export function useAnswer(room: Room) {
  const send = useSendAnswer();
  const [given, setGiven] = useState<Given | null>(() => givenAtFirst(room.own));
  const { question } = room.room;
  const answer = question && given?.questionIndex === question.questionIndex ? given : null;

  function choose(option: number) {
    if (!question || answer || room.room.phase !== 'question' || option >= question.question.options.length) return;
    const { questionIndex } = question;
    const mine = { questionIndex, option, sent: false };
    setGiven(mine);
    playSound('answer');
    send.mutate(
      { roomId: room.room.id, questionIndex, answer: option },
      {
        onSuccess: () => {
          setGiven((now) => (now === mine ? { ...mine, sent: true } : now));
          notify('Answer submitted!', GOOD_NEWS);
        },
        // The server has no answer of this person: the question is over, or another one may be given.
        onError: () => setGiven((now) => (now === mine ? null : now)),
      },
    );
  }

  return { option: answer?.option ?? null, sent: answer?.sent ?? false, choose };
}

function givenAtFirst({ room: { question }, you }: OwnRoomView): Given | null {
  if (!question || you.answer === null) return null;
  return { questionIndex: question.questionIndex, option: you.answer, sent: true };
}
