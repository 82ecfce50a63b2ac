/** A lesson of chapters before a slow server. */
import { beforeAll, expect, it, vi } from 'vitest';
import type { Practised } from '../src/lib/messages';
import type { ChapterModel } from '../src/table/chapters.svelte';
import type { Chapter } from '../src/table/lessons';

type Answer = (found: Practised) => void;
const asked: Answer[] = [];
vi.mock('../src/lib/api', () => ({
  practise: () => new Promise<Practised>((answer) => asked.push(answer)),
  Refused: class extends Error {},
}));

/** What the page looks at when it is loaded. */
beforeAll(() => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

/** A server's word on a position after that many answers, with a stone home or not. */
function found(answered: number, home: boolean): Practised {
  const question = { number: 0, kind: 'turn', seats: [0], waiting: [0], mine: true };
  const snapshot = { event: answered, view: {}, question, legal: [{ code: 0, kind: 'move', parts: [] }], draft: [], undo: null, deadline: null, over: null, suspended: false };
  return { info: { players: [] }, snapshot, facts: home ? [{ event: 0, kind: 'home', parts: {}, seat: 0 }] : [], fresh: [], answered, refusal: null, payloads: {} } as unknown as Practised;
}
const chapter = (task: string): Chapter => ({ says: ['read'], task, well: 'well', missed: 'missed', answers: 3, met: (facts) => facts.some((fact) => fact.kind === 'home') });
const settled = () => new Promise((done) => setTimeout(done));

async function reached(): Promise<ChapterModel> {
  asked.length = 0;
  const { ChapterModel } = await import('../src/table/chapters.svelte');
  const model = new ChapterModel(
    'pebbles',
    ['one', 'two', 'three'].map(chapter),
    () => {},
    () => {},
  );
  asked.shift()!(found(0, false));
  await settled();
  model.coach.next();
  model.act({ code: 0, kind: 'move', parts: [] });
  asked.shift()!(found(1, true));
  await settled();
  return model;
}

it('goes on by one chapter, however often one presses while the next position is on its way', async () => {
  const model = await reached();
  model.coach.next();
  model.coach.next();
  expect(model.coach).toMatchObject({ at: 2, reading: false, missed: false, done: false });
  expect(model.snapshot!.legal).toEqual([]);
  asked.shift()!(found(0, false));
  await settled();
  expect(model.coach).toMatchObject({ at: 2, reading: false });
  expect(model.snapshot!.legal).toHaveLength(1);
});

it('heeds only the last position asked for', async () => {
  const model = await reached();
  model.coach.again(); // from the first chapter on, before an answer to something older comes
  model.coach.again();
  const [older, newer] = asked;
  newer!(found(0, false));
  await settled();
  older!(found(1, true));
  await settled();
  expect(model.coach).toMatchObject({ at: 1, reading: true, done: false });
  expect(model.snapshot!.event).toBe(0);
});
