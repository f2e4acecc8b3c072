import { Link } from '@tanstack/react-router';

const POLICIES = [
  ['/privacy-policy', 'Privacy'],
  ['/terms-and-conditions', 'Terms'],
  ['/refund-policy', 'Refunds'],
  ['/shipping-policy', 'Shipping'],
] as const;

/** Links to the four policies, for the foot of public pages. */
export function PolicyLinks({ className = '' }: { className?: string }) {
  return (
    <nav aria-label="Policies" className={`flex flex-wrap gap-x-5 text-sm text-quiet ${className}`}>
      {POLICIES.map(([path, name]) => (
        <Link key={path} to={path} className="public-policy">
          {name}
        </Link>
      ))}
    </nav>
  );
}
