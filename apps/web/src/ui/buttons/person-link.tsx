import { Link } from '@tanstack/react-router';

interface PersonLinkProps {
  /** The person's id; null if the reader may not see their profile. */
  id: string | null;
  name: string;
  className?: string;
  /** Whether the page has the same link elsewhere; this one then can't be reached with the Tab key. */
  repeated?: boolean;
}

/** A person's name, which links to their profile if the reader may see it. */
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
