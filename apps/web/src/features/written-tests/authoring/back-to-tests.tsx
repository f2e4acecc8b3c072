import { BackLink } from '#ui/buttons/back-link.tsx';

/** A link from the page of one test back to the list of tests. */
export function BackToTests() {
  return (
    <div>
      <BackLink to="/admin/written-tests" className="mb-1">
        Back to written tests
      </BackLink>
    </div>
  );
}
