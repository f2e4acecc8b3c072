import { createFileRoute } from '@tanstack/react-router';
import { TermsAndConditions } from '#features/policies/terms-and-conditions.tsx';

export const Route = createFileRoute('/_policies/terms-and-conditions')({ component: TermsAndConditions });
