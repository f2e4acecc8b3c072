import { Clause, Policy } from './policy.tsx';

export function RefundPolicy() {
  return (
    <Policy title="Cancellation and Refund Policy" summary="All purchases are final.">
      <Clause title="No refunds">
        <p>
          All purchases are final. There are no refunds for digital services, premium included, since they can be used
          as soon as they are granted.
        </p>
      </Clause>
      <Clause title="Cancelling">
        <p>
          You can leave premium at any time with 'Go Simple User' in the account menu. It takes effect at once, and your
          quizzes, results and XP stay.
        </p>
      </Clause>
      <Clause title="Rights that remain">
        <p>Where the law gives you a right to withdraw or to be refunded that cannot be waived, you keep it.</p>
      </Clause>
    </Policy>
  );
}
