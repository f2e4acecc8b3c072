import { Clause, Policy } from './policy.tsx';

export function ShippingPolicy() {
  return (
    <Policy title="Shipping Policy" summary="There is nothing to ship.">
      <Clause title="No physical goods">
        <p>
          Quorbit offers digital services only. No physical goods are sold or sent, so there are no shipping costs,
          delivery times or returns.
        </p>
      </Clause>
      <Clause title="When you get what you asked for">
        <p>Everything is available in your account right after it is granted, usually within seconds.</p>
      </Clause>
    </Policy>
  );
}
