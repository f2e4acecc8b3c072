import { EllipsisVertical } from 'lucide-react';
import { createContext, type ReactNode, use } from 'react';

/** Somebody who is in a room, or was. */
export interface Person {
  id: string;
  name: string;
}

interface PeopleMenuState {
  userId: string;
  /** Shows what can be done about one of them, or the list of all. */
  show: (who: Person | 'all') => void;
}

/** Null for whoever only watches, as admins may: they can do nothing about anybody. */
export const PeopleMenu = createContext<PeopleMenuState | null>(null);

/** Shows the list of everybody; null where this person can do nothing about them. */
export function useShowPeople(): (() => void) | null {
  const menu = use(PeopleMenu);
  return menu && (() => menu.show('all'));
}

/** Shows what can be done about somebody; null where that is nothing, as with oneself. */
function useShow(person: Person): (() => void) | null {
  const menu = use(PeopleMenu);
  return menu && person.id !== menu.userId ? () => menu.show(person) : null;
}

interface PersonProps {
  person: Person;
  className?: string;
}

export function MoreButton({ person, className = '' }: PersonProps) {
  const show = useShow(person);
  if (!show) return null;
  return (
    <button
      type="button"
      aria-label={`More about ${person.name}`}
      onClick={show}
      className={`grid size-11 cursor-pointer place-items-center rounded-field hover:bg-current/15 ${className}`}
    >
      <EllipsisVertical className="size-5" aria-hidden="true" />
    </button>
  );
}

/** A name that shows what can be done about the person, where there is something. */
export function PersonName({ person, className = '', children }: PersonProps & { children?: ReactNode }) {
  const show = useShow(person);
  if (!show) return <span className={className}>{children ?? person.name}</span>;
  return (
    <button
      type="button"
      aria-label={`More about ${person.name}`}
      onClick={show}
      className={`cursor-pointer text-start hover:underline ${className}`}
    >
      {children ?? person.name}
    </button>
  );
}
