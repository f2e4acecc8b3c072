import type { RoomQuestion } from '@quorbit/contracts/rooms/room-view';
import { usePicture } from '#features/quizzes/use-picture.ts';
import { useKeysSetting } from '#lib/hooks/use-keys-setting.ts';
import { Key, KeysHint } from '#ui/keys-hint.tsx';
import { Picture } from '#ui/pictures/picture.tsx';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { RoomChat } from '../room-chat.tsx';
import type { Room } from '../use-room.ts';
import { AnswerTiles } from './answer-tiles.tsx';
import { OrbitTimer } from './orbit-timer.tsx';
import { useChoiceKeys } from './use-choice-keys.ts';

interface PlayingViewProps {
  room: Room;
  question: RoomQuestion;
  answer: { option: number | null; sent: boolean; choose: (option: number) => void };
}

/** The current question for a player: its text, one choice, and the time left. */
export function PlayingView({ room, question, answer }: PlayingViewProps) {
  const keys = useKeysSetting();
  useChoiceKeys(keys.on && room.seated ? answer.choose : null);
  const { option, sent } = answer;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:gap-6 low:gap-2">
      <QuestionHeader room={room} question={question} />
      <AnswerTiles question={question} chosen={option} onChoose={room.seated ? answer.choose : null} />
      <p role="status" className="min-h-7 text-lg font-semibold">
        {option !== null && (sent ? 'Answer locked in.' : 'Sending your answer…')}
      </p>
      <KeysHint on={keys.on} onChange={keys.set}>
        <span>
          <Key>1</Key>–<Key>4</Key> choose
        </span>
      </KeysHint>
      <div className="max-w-reading">
        <RoomChat room={room} mini />
      </div>
    </div>
  );
}

interface QuestionHeaderProps {
  room: Pick<Room, 'room' | 'offset'>;
  question: RoomQuestion;
  large?: boolean;
}

/** The current question's number, text, picture and timer, and how many players have answered. */
export function QuestionHeader({ room: { room, offset }, question, large = false }: QuestionHeaderProps) {
  const { question: text, image } = question.question;
  const picture = usePicture(image);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 sm:grid-rows-[auto_1fr] sm:items-start lg:gap-x-8 low:gap-y-0">
      <p className={`font-semibold text-neutral-content/85 ${large ? 'lg:text-2xl' : ''}`}>
        <span>
          Question {question.questionNumber} of {question.totalQuestions}
        </span>{' '}
        ·{' '}
        <span className="figures">
          {room.answeredCount} of {room.playerCount} answered
        </span>
      </p>
      {/* On a phone the timer is above the question, which uses the full width. */}
      <div className="sm:row-span-2">
        <OrbitTimer
          key={question.questionIndex}
          endsAt={question.endsAt}
          timeLimit={question.timeLimit}
          offset={offset ?? 0}
          {...(large && { large, className: 'size-14 sm:size-24 lg:size-56 low:size-16' })}
        />
      </div>
      <div className="min-w-0 max-sm:col-span-2">
        <h1
          tabIndex={-1}
          className={`whitespace-pre-wrap wrap-anywhere text-xl sm:text-2xl low:text-xl ${large ? 'lg:text-[4rem] lg:leading-tight' : 'lg:text-3xl'}`}
        >
          <RichText>{text}</RichText>
        </h1>
        {picture && (
          <div className="mt-3">
            <Picture
              picture={picture}
              className={`max-h-40 object-contain low:max-h-24 ${large ? 'lg:max-h-96' : 'lg:max-h-64'}`}
            />
          </div>
        )}
      </div>
    </div>
  );
}
