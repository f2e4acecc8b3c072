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
  if (id === null) return <span className={`truncate ${className}`}>{name}</span>;
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
