import { BackLink } from '#ui/buttons/back-link.tsx';

/** From a page of one test to the list. */
export function BackToTests() {
  return (
    <div>
      <BackLink to="/admin/written-tests" className="mb-1">
        Back to written tests
      </BackLink>
    </div>
  );
}
