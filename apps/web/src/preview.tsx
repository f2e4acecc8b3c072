import './styles/app.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from '#lib/query-client.ts';
import { httpLinks, trpc } from '#lib/trpc.ts';
import { createMemoryHistory, RouterProvider, createRootRoute, createRouter } from '@tanstack/react-router';
import { LobbyView } from '#features/rooms/lobby-view.tsx';
import { PlayingView } from '#features/rooms/playing-view.tsx';
import { ResultsView } from '#features/rooms/results-view.tsx';
import { WaitingView } from '#features/rooms/waiting-view.tsx';
import { FinalView } from '#features/rooms/final-view.tsx';
import { StageView } from '#features/rooms/stage-view.tsx';
import { RoomFrame } from '#features/rooms/room-frame.tsx';
import { RoomBar } from '#features/rooms/room-bar.tsx';
import { player, question, results, roomView, standing, ownView } from '#features/rooms/testing/rooms.ts';
import { person } from '#lib/testing/people.ts';
import { setSession } from '#lib/session.ts';

const names = ['Ada Lovelace', 'Grace Hopper', 'Alan Turing', 'Katherine Johnson', 'Edsger Dijkstra'];
const people = names.map((name, index) => player(name, { level: 3 + index * 2, connected: index !== 3 }));
const [ada, grace, alan, kat, eds] = people as any;
setSession({ user: person({ id: ada.id }), token: 'x' });
const now = Date.now();
const off = now - performance.now();
const iso = (ms: number) => new Date(Date.now() + ms).toISOString();
const what = new URLSearchParams(location.search).get('v') ?? 'lobby';
const chat = [
  { playerId: grace.id, playerName: grace.name, message: 'Hello everybody!', timestamp: iso(1) },
  { playerId: ada.id, playerName: ada.name, message: 'One more and we start', timestamp: iso(2) },
  { playerId: alan.id, playerName: alan.name, message: 'I have a good feeling about this one', timestamp: iso(3) },
];
const q = question(2, { totalQuestions: 10, timeLimit: 30, endsAt: iso(21_500), question: { question: 'Which planet of the solar system takes the shortest time to go once around the sun?', options: ['Venus', 'Mercury', 'Mars, which is the red one', 'Earth'], image: null } });
const board = [standing(grace, 1, 2710, 1), standing(ada, 2, 2540, 2), standing(alan, 3, 2490, -2), standing(kat, 4, 1200, -1), standing(eds, 5, 640, 0)];
const res = results(board, { questionIndex: 2, distribution: [1, 3, 1, 0], nextAt: iso(5000), explanation: 'Mercury needs only 88 days. Venus takes 225, the Earth 365 and Mars 687.' });
const base = roomView(what.startsWith('stage') ? people : people.slice(0, 4), { chat, quiz: { id: 'x', title: 'Planets and moons', category: 'Science', questionCount: 12 } });
const phases: any = {
  lobby: base,
  playing: { ...base, phase: 'question', question: q, answeredCount: 2 },
  results: { ...base, phase: 'results', question: q, results: res },
  waiting: { ...base, phase: 'results', question: q, results: { ...res, nextAt: iso(1900) } },
  final: { ...base, phase: 'finished', question: q, results: res, final: board },
};
const key = what.replace('stage-', '').replace('-chosen', '');
const room: any = {
  room: phases[key], offset: off, scoresBefore: { [ada.id]: 1650, [grace.id]: 1850, [alan.id]: 2490, [kat.id]: 400, [eds.id]: 640 },
  closed: null, heard: [], link: 'connected', own: ownView(base, ada.id), userId: ada.id, isHost: true, seated: !what.startsWith('stage'), connect() {},
};
function View() {
  if (what.startsWith('stage')) return <StageView room={room} onLeave={() => {}} leaving={false} onMenu={() => {}} />;
  const nop = () => {};
  return (
    <main id="main" className="mx-auto min-h-dvh max-w-page px-6 py-6 lg:px-10">
    <RoomFrame>
      <RoomBar link="connected" onConnect={nop} onLeave={nop} leaving={false} ask />
      {key === 'lobby' && <LobbyView room={room} />}
      {key === 'playing' && <PlayingView room={room} question={q} answer={{ option: what.includes('chosen') ? 1 : null, sent: true, choose: nop }} />}
      {key === 'results' && <ResultsView room={room} question={q} results={res} answer={1} />}
      {key === 'waiting' && <WaitingView room={room} question={q} results={room.room.results} />}
      {key === 'final' && <FinalView room={room} leaderboard={board} onMenu={nop} onQuiz={nop} />}
    </RoomFrame>
    </main>
  );
}
const root = createRootRoute({ component: View });
const router = createRouter({ routeTree: root, history: createMemoryHistory({ initialEntries: ['/'] }) });
const client = createQueryClient();
createRoot(document.getElementById('root')!).render(
  <trpc.Provider client={trpc.createClient({ links: httpLinks() })} queryClient={client}>
    <QueryClientProvider client={client}><RouterProvider router={router as never} /></QueryClientProvider>
  </trpc.Provider>,
);
