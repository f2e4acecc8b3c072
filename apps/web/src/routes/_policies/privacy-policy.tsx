import { createFileRoute } from '@tanstack/react-router';
import { PrivacyPolicy } from '#features/policies/privacy-policy.tsx';

export const Route = createFileRoute('/_policies/privacy-policy')({ component: PrivacyPolicy });
