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
import type { Edited } from '../edited-quiz.ts';
import { placeOf } from './question-list.ts';
import { QuestionRow } from './question-row.tsx';

interface QuestionRowsProps {
  questions: readonly Edited[];
  chosen: string | null;
  /** How many fields of a question have to be mended. */
  problemsOf: (id: string) => number;
  isKnown: (question: Edited) => boolean;
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
    if (over) onMove(placeOf(questions, String(active.id)), placeOf(questions, String(over.id)));
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragStart={rows.onDragStart}
      onDragEnd={onDragEnd}
      accessibility={{ announcements: announcementsOf(questions), screenReaderInstructions: { draggable: HOW } }}
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

const HOW = 'Press space to pick up the question, arrow keys to move it, space to drop it, escape to cancel.';

function announcementsOf(questions: readonly Edited[]): Announcements {
  const at = (id: UniqueIdentifier) => placeOf(questions, String(id)) + 1;
  const of = questions.length;
  // The second comes right after the first: what both say is read out once.
  const holding = (id: UniqueIdentifier) => `Holding question ${at(id)} of ${of}.`;
  return {
    onDragStart: ({ active }) => holding(active.id),
    onDragOver({ active, over }) {
      if (over) return over.id === active.id ? holding(active.id) : `Now at position ${at(over.id)} of ${of}.`;
    },
    onDragEnd: ({ over }) => (over ? `Dropped at position ${at(over.id)} of ${of}.` : 'Dropped where it was.'),
    onDragCancel: ({ active }) => `Back at position ${at(active.id)} of ${of}.`,
  };
}
