import { createFileRoute } from '@tanstack/react-router';
import { TakeScreen } from '#features/written-tests/taking/take-screen.tsx';

export const Route = createFileRoute('/_immersive/take-written-test/$testId')({ component: TakeWrittenTest });

function TakeWrittenTest() {
  const { testId } = Route.useParams();
  return <TakeScreen key={testId} testId={testId} />;
}
