import { createFileRoute } from '@tanstack/react-router';
import { ShippingPolicy } from '#features/policies/shipping-policy.tsx';

export const Route = createFileRoute('/_policies/shipping-policy')({ component: ShippingPolicy });
