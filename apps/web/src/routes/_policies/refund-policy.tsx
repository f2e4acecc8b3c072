import { createFileRoute } from '@tanstack/react-router';
import { RefundPolicy } from '#features/policies/refund-policy.tsx';

export const Route = createFileRoute('/_policies/refund-policy')({ component: RefundPolicy });
