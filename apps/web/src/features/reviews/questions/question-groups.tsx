import { useId, useState } from 'react';
import type { DeckCard } from '../review-deck.mirror.ts';
import { type GroupName, groupCards, type ListedDay } from './group-cards.ts';
import { QuestionRow } from './question-row.tsx';

interface QuestionRowsProps {
  cards: readonly DeckCard[];
  /** The maximum number of questions shown. */
  shown: number;
  /** Whether each row says when its question is due; true by default. */
  dueShown?: boolean;
  onSuspend: (card: DeckCard, suspended: boolean) => void;
}

/** Lists questions under headings that say when they're due. */
export function QuestionGroups({ cards, shown, day, onSuspend }: QuestionRowsProps & { day: ListedDay }) {
  // A paused or resumed question stays where it is, so that neither the focus nor the learner loses it.
  const [held, setHeld] = useState<ReadonlyMap<string, GroupName>>(new Map());
  let room = shown;
  return groupCards(cards, day, held).map((group) => {
    const groupShown = Math.min(room, group.cards.length);
    room -= groupShown;
    const suspend = (card: DeckCard, suspended: boolean) => {
      setHeld(new Map(held).set(card.questionId, group.name));
      onSuspend(card, suspended);
    };
    return groupShown > 0 && <Group key={group.name} {...group} shown={groupShown} onSuspend={suspend} />;
  });
}

function Group({ name, ...rows }: QuestionRowsProps & { name: GroupName }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id={id} className="flex items-baseline gap-2 text-lg">
        {name} <span className="figures text-base font-normal text-quiet">{rows.cards.length}</span>
      </h2>
      <QuestionRows {...rows} dueShown={name !== 'Today' && name !== 'Tomorrow'} />
    </section>
  );
}

/** Lists questions in the given order, without headings. */
export function QuestionRows({ cards, shown, dueShown = true, onSuspend }: QuestionRowsProps) {
  return (
    <ul className="divide-y divide-base-300 rounded-card border border-base-300 bg-base-100">
      {cards.slice(0, shown).map((card) => (
        <li key={card.questionId}>
          <QuestionRow card={card} dueShown={dueShown} onSuspend={(suspended) => onSuspend(card, suspended)} />
        </li>
      ))}
    </ul>
  );
}
