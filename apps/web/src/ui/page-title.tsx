/** The document's title while this is on screen, e.g. `Quizzes · Quorbit`; React moves it into the head. */
export function PageTitle({ title }: { title: string }) {
  return <title>{`${title} · Quorbit`}</title>;
}
