import { OrbitMark } from './orbit-mark.tsx';

/** The product's logo: its mark followed by its name. */
export function Logo({ className = '' }: { className?: string }) {
  return (
    <span
      className={`inline-flex items-center gap-2.5 font-display text-xl font-extrabold tracking-tight ${className}`}
    >
      <OrbitMark className="size-7" />
      Quorbit
    </span>
  );
}
