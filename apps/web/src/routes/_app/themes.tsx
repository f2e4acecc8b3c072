import { createFileRoute } from '@tanstack/react-router';
import { ThemesScreen } from '#features/themes/themes-screen.tsx';

export const Route = createFileRoute('/_app/themes')({ component: ThemesScreen });
