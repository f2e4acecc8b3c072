import { createFileRoute } from '@tanstack/react-router';
import type { AdaptiveAddress } from '#features/adaptive-quizzes/adaptive-address.ts';
import { AdaptiveScreen } from '#features/adaptive-quizzes/adaptive-screen.tsx';
import { QuestionView } from '#features/attempts/question-view.tsx';
import { searchAs } from '#lib/words/search-as.ts';

export const Route = createFileRoute('/_immersive/adaptive/$id')({
  validateSearch: searchAs<AdaptiveAddress>(),
  component: Adaptive,
});

function Adaptive() {
  const { id } = Route.useParams();
  return <AdaptiveScreen key={id} quizId={id} address={Route.useSearch()} Question={QuestionView} />;
}
