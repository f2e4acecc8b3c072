import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';

/** From a page of one test to the list. */
export function BackToTests() {
  return (
    <div>
      <Link to="/admin/written-tests" className="mb-1 -ms-2 inline-flex min-h-11 items-center gap-2 px-2 font-semibold">
        <ArrowLeft className="size-5" aria-hidden="true" />
        Back to written tests
      </Link>
    </div>
  );
}
