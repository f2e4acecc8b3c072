import type { RoomQuestion } from '@quorbit/contracts/rooms/schema';
import { useKeysSetting } from '#lib/use-keys-setting.ts';
import { Key, KeysHint } from '#ui/keys-hint.tsx';
import { AnswerTiles } from './answer-tiles.tsx';
import { OrbitTimer } from './orbit-timer.tsx';
import { RoomChat } from './room-chat.tsx';
import { useChoiceKeys } from './use-choice-keys.ts';
import type { Room } from './use-room.ts';

interface PlayingViewProps {
  room: Room;
  question: RoomQuestion;
  answer: { option: number | null; sent: boolean; choose: (option: number) => void };
}

/** A question in play: read, choose once, watch the time. */
export function PlayingView({ room, question, answer }: PlayingViewProps) {
  const keys = useKeysSetting();
  useChoiceKeys(keys.on && room.seated ? answer.choose : null);
  const { option, sent } = answer;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:gap-6">
      <QuestionHead room={room} question={question} />
      <AnswerTiles question={question} chosen={option} onChoose={room.seated ? answer.choose : null} />
      <p role="status" className="min-h-7 text-lg font-semibold">
        {option !== null && (sent ? 'Your answer is in. It stays as it is.' : 'Sending your answer…')}
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

interface QuestionHeadProps {
  room: Pick<Room, 'room' | 'offset'>;
  question: RoomQuestion;
  large?: boolean;
}

/** Which question, its text, its picture, its time, and how many have answered. */
export function QuestionHead({ room: { room, offset }, question, large = false }: QuestionHeadProps) {
  const { question: text, image } = question.question;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-4 lg:gap-8">
      <div className="min-w-0">
        <p className={`font-semibold text-neutral-content/85 ${large ? 'text-2xl' : ''}`}>
          <span>
            Question {question.questionNumber} of {question.totalQuestions}
          </span>{' '}
          ·{' '}
          <span className="figures">
            {room.answeredCount} of {room.playerCount} answered
          </span>
        </p>
        <h1
          tabIndex={-1}
          className={`mt-1 ${large ? 'text-3xl lg:text-[4rem] lg:leading-tight' : 'text-xl sm:text-2xl lg:text-3xl'}`}
        >
          {text}
        </h1>
        {image && (
          <img
            src={image.src}
            alt={image.alt}
            className={`mt-3 max-w-full rounded-card object-contain ${large ? 'max-h-96' : 'max-h-40 lg:max-h-64'}`}
          />
        )}
      </div>
      <OrbitTimer
        key={question.questionIndex}
        endsAt={question.endsAt}
        timeLimit={question.timeLimit}
        offset={offset ?? 0}
        {...(large && { large, className: 'size-32 lg:size-56' })}
      />
    </div>
  );
}
