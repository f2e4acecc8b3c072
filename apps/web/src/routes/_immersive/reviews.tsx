import { createFileRoute } from '@tanstack/react-router';
import { ReviewsScreen } from '#features/reviews/reviews-screen.tsx';

export const Route = createFileRoute('/_immersive/reviews')({ component: ReviewsScreen });
