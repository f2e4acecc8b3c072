import { EllipsisVertical } from 'lucide-react';
import { createContext, type ReactNode, use } from 'react';

/** A person who is or was in a room. */
export interface Person {
  id: string;
  name: string;
}

interface PeopleMenuState {
  userId: string;
  /** Opens the dialog for one person, or the list of everybody for `all`. */
  show: (who: Person | 'all') => void;
}

/** The menu of people in a room; null for admins who only watch, because they can't act on anybody. */
export const PeopleMenu = createContext<PeopleMenuState | null>(null);

/** Returns a function that opens the list of everybody; null if the user can't act on anybody. */
export function useShowPeople(): (() => void) | null {
  const menu = use(PeopleMenu);
  return menu && (() => menu.show('all'));
}

/**
 * Returns a function that opens the dialog for a person; null if the user can't act on them, for example on themselves.
 */
function useShowPerson(person: Person): (() => void) | null {
  const menu = use(PeopleMenu);
  return menu && person.id !== menu.userId ? () => menu.show(person) : null;
}

interface PersonProps {
  person: Person;
  className?: string;
}

export function MoreButton({ person, className = '' }: PersonProps) {
  const show = useShowPerson(person);
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

/** A name as a button that opens the dialog for that person; plain text if the user can't act on them. */
export function PersonName({ person, className = '', children }: PersonProps & { children?: ReactNode }) {
  const show = useShowPerson(person);
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
