import type { MarkingQueue } from '@quorbit/contracts/written-tests/marking';
import { CircleCheck } from 'lucide-react';
import { useKeysSetting } from '#lib/hooks/use-keys-setting.ts';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { ProgressBar } from '#ui/loading/progress-bar.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { dayAndTime } from '#ui/time-words.ts';
import { AnswerMarking } from './answer-marking.tsx';
import { LateTexts } from './late-texts.tsx';
import type { MarkedQuestion } from './mark-values.ts';
import { MarkingKeys } from './marking-keys.tsx';
import type { MarkingPlace } from './marking-place.ts';
import { PublishMarks } from './publish-marks.tsx';
import { arePublished } from './publishing-words.ts';

interface MarkingProps {
  queue: MarkingQueue;
  place: MarkingPlace;
  onPlace: (place: MarkingPlace) => void;
  offline: boolean;
}

/** How far the marking is, and the answers of one question. */
export function Marking({ queue, place, onPlace, offline }: MarkingProps) {
  const { test, questions, submitted } = queue;
  const keys = useKeysSetting();
  const isWaiting = ({ toMark }: MarkedQuestion) => toMark > 0;
  const question =
    questions.find(({ id }) => id === place.question) ??
    questions.find(isWaiting) ??
    questions.find(({ answers }) => answers > 0) ??
    questions[0];
  const next = questions.find((one) => one.id !== question?.id && isWaiting(one));
  return (
    <>
      <PageHeader
        title={test.title}
        documentTitle={`Marking: ${test.title}`}
        why={test.anonymous ? 'Marked without names until the marks are published.' : 'Marked with names.'}
        action={submitted > 0 && <PublishMarks queue={queue} offline={offline} />}
      />
      {!question || submitted === 0 ? (
        <NothingYet queue={queue} />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <Progress questions={questions} />
          {queue.late && !arePublished(queue) && <LateTexts testId={test.id} late={queue.late} offline={offline} />}
          <MarkingKeys on={keys.on} onChange={keys.set} />
          <Tabs
            label="Questions"
            tabs={questions.map((one, index) => ({
              id: one.id,
              label: <TabLabel number={index + 1} question={one} />,
            }))}
            selected={question.id}
            onSelect={(id) => onPlace({ question: id, answer: null })}
          >
            <AnswerMarking
              key={question.id}
              testId={test.id}
              anonymous={test.anonymous}
              question={question}
              wanted={question.id === place.question ? place.answer : null}
              onChoose={(answer) => onPlace({ question: question.id, answer })}
              locked={arePublished(queue)}
              offline={offline}
              keys={keys.on}
              onNextQuestion={next ? () => onPlace({ question: next.id, answer: null }) : null}
            />
          </Tabs>
        </div>
      )}
    </>
  );
}

function TabLabel({ number, question: { toMark, answers } }: { number: number; question: MarkedQuestion }) {
  return (
    <span className="flex items-center gap-2 whitespace-nowrap">
      Question {number}
      {toMark > 0 ? (
        <span className="figures text-sm font-normal">{toMark.toLocaleString('en')} to mark</span>
      ) : (
        <>
          <CircleCheck className="size-4 text-success" aria-hidden="true" />
          <span className="sr-only">{answers > 0 ? 'all marked' : 'nothing to mark'}</span>
        </>
      )}
    </span>
  );
}

function Progress({ questions }: { questions: readonly MarkedQuestion[] }) {
  const answers = questions.reduce((sum, one) => sum + one.answers, 0);
  const marked = answers - questions.reduce((sum, one) => sum + one.toMark, 0);
  const words = `${marked.toLocaleString('en')} of ${answers.toLocaleString('en')} answers marked`;
  return (
    <div className="grid gap-1.5">
      <p className="figures text-sm font-semibold">{words}</p>
      <ProgressBar label="Marked answers" value={marked} max={answers} valueText={words} />
    </div>
  );
}

function NothingYet({ queue: { inProgress, test } }: { queue: MarkingQueue }) {
  const closes = new Date(test.closesAt);
  return (
    <EmptyState title="Nothing to mark yet">
      {inProgress > 0
        ? `${inProgress === 1 ? 'One learner is' : `${inProgress} learners are`} writing. Answers appear here once they are submitted.`
        : closes > new Date()
          ? `Nobody has submitted it. It's open until ${dayAndTime(closes)}.`
          : 'It has closed, and nobody submitted it.'}
    </EmptyState>
  );
}
