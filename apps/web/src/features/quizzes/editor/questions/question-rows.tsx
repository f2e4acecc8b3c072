import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type ReactNode, useMemo } from 'react';
import type { EditedQuestion } from '../edited-quiz.ts';
import { indexOfQuestion } from './question-list.ts';
import { QuestionRow } from './question-row.tsx';

interface QuestionRowsProps {
  questions: readonly EditedQuestion[];
  chosen: string | null;
  /** How many fields of a question have to be mended. */
  problemsOf: (id: string) => number;
  isKnown: (question: EditedQuestion) => boolean;
  onChoose: (id: string) => void;
  onMove: (from: number, to: number) => void;
  onDragStart: () => void;
  /** The form of the chosen question, where it is below its row. */
  form: ReactNode;
}

/** The questions in their order, to be dragged into another one by pointer or keys. */
export function QuestionRows({ questions, chosen, problemsOf, isKnown, onChoose, onMove, ...rows }: QuestionRowsProps) {
  const sensors = useSensors(
    // A press that hardly moves is a press.
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  const order = questions.map(({ id }) => id).join();
  // The same list as long as the order is: else each letter that is typed would draw every row anew.
  const ids = useMemo(() => order.split(','), [order]);

  function onDragEnd({ active, over }: DragEndEvent): void {
    if (over) onMove(indexOfQuestion(questions, String(active.id)), indexOfQuestion(questions, String(over.id)));
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragStart={rows.onDragStart}
      onDragEnd={onDragEnd}
      accessibility={{
        announcements: announcementsOf(questions),
        screenReaderInstructions: { draggable: DRAG_INSTRUCTIONS },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol aria-label="Questions" className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {questions.map((question, index) => (
            <QuestionRow
              key={question.id}
              question={question}
              number={index + 1}
              chosen={question.id === chosen}
              problems={problemsOf(question.id)}
              known={isKnown(question)}
              onChoose={onChoose}
            >
              {question.id === chosen ? rows.form : undefined}
            </QuestionRow>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

const DRAG_INSTRUCTIONS =
  'Press space to pick up the question, arrow keys to move it, space to drop it, escape to cancel.';

function announcementsOf(questions: readonly EditedQuestion[]): Announcements {
  const at = (id: UniqueIdentifier) => indexOfQuestion(questions, String(id)) + 1;
  const of = questions.length;
  // The second comes right after the first: what both say is read out once.
  const formatHolding = (id: UniqueIdentifier) => `Holding question ${at(id)} of ${of}.`;
  return {
    onDragStart: ({ active }) => formatHolding(active.id),
    onDragOver({ active, over }) {
      if (over) return over.id === active.id ? formatHolding(active.id) : `Now at position ${at(over.id)} of ${of}.`;
    },
    onDragEnd: ({ over }) => (over ? `Dropped at position ${at(over.id)} of ${of}.` : 'Dropped where it was.'),
    onDragCancel: ({ active }) => `Back at position ${at(active.id)} of ${of}.`,
  };
}
