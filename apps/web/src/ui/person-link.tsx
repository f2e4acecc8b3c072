import { Link } from '@tanstack/react-router';

/** Somebody's name, which leads to their profile. */
export function PersonLink({ id, name, className = '' }: { id: string; name: string; className?: string }) {
  return (
    <Link to="/people/$id" params={{ id }} className={`truncate hover:underline ${className}`}>
      {name}
    </Link>
  );
}
