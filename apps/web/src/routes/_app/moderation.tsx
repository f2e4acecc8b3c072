import { createFileRoute } from '@tanstack/react-router';
import { DecisionsScreen } from '#features/moderation/decisions-screen.tsx';

export const Route = createFileRoute('/_app/moderation')({ component: DecisionsScreen });
