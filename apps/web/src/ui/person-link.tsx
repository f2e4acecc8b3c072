import { HIDDEN_PLAYER } from '@quorbit/contracts/friends/words';
import { DELETED_PERSON } from '@quorbit/contracts/study-groups/words';
import { Link } from '@tanstack/react-router';

interface PersonLinkProps {
  /** Null for people whom the reader isn't shown. */
  id: string | null;
  name: string;
  className?: string;
  /** Where the same link is elsewhere on the page: for pointers only. */
  repeated?: boolean;
}

/** Somebody's name, which leads to their profile where the reader may see one. */
export function PersonLink({ id, name, className = '', repeated = false }: PersonLinkProps) {
  if (id === null || name === HIDDEN_PLAYER || name === DELETED_PERSON)
    return <span className={`truncate ${className}`}>{name}</span>;
  return (
    <Link
      to="/people/$id"
      params={{ id }}
      tabIndex={repeated ? -1 : undefined}
      className={`truncate hover:underline ${className}`}
    >
      {name}
    </Link>
  );
}
