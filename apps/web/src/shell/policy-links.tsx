import { Link } from '@tanstack/react-router';

/** Links to the four policies, for the foot of public pages. */
export function PolicyLinks({ className = '' }: { className?: string }) {
  const link =
    'inline-flex min-h-11 min-w-11 items-center text-quiet underline underline-offset-4 hover:text-base-content';
  return (
    <nav aria-label="Policies" className={`flex flex-wrap gap-x-5 text-sm ${className}`}>
      <Link to="/privacy-policy" className={link}>
        Privacy
      </Link>
      <Link to="/terms-and-conditions" className={link}>
        Terms
      </Link>
      <Link to="/refund-policy" className={link}>
        Refunds
      </Link>
      <Link to="/shipping-policy" className={link}>
        Shipping
      </Link>
    </nav>
  );
}
