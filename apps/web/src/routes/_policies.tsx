import { createFileRoute } from '@tanstack/react-router';
import { PolicyLayout } from '#shell/policy-layout.tsx';

export const Route = createFileRoute('/_policies')({ component: PolicyLayout });
