/** The analysis board on a slow line: every step goes from where the one before it led, whatever is still shown. */
import { describe, expect, it, vi } from 'vitest';
import type { Practised, Snapshot } from '../src/lib/messages';

/** What was asked of the server, oldest first; it answers when it is told to. */
const asked: { position: string; answers: { kind: string; parts: number[] }[]; answer(): void }[] = [];

vi.hoisted(() => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
vi.mock('../src/lib/api', () => ({
  Refused: class extends Error {},
  practise: ({ position, answers }: { position: string; answers: { kind: string; parts: number[] }[] }) =>
    new Promise<Practised>((take) => {
      const line = answers.map((it) => `${it.kind} ${it.parts.join(' ')}`);
      const here = [position, ...line].join(' | ');
      const snapshot = { view: { here }, legal: [{ code: 1, kind: 'move', parts: [1, 2] }], question: { mine: true } } as unknown as Snapshot;
      asked.push({ position, answers, answer: () => take({ snapshot, position: here, line, info: {}, facts: [], fresh: [], refusal: null } as unknown as Practised) });
    }),
}));
const { AnalysisModel } = await import('../src/games/stones_and_rivers/analysis.svelte');

const move = (from: number, to: number) => ({ code: 1, kind: 'move', parts: [from, to] });
/** The server answers the oldest question, and the page has taken it in. */
async function answered(): Promise<void> {
  await vi.waitFor(() => expect(asked).not.toEqual([]));
  asked.shift()!.answer();
  await new Promise((done) => setTimeout(done));
}
async function begun() {
  asked.length = 0;
  const model = new AnalysisModel('start');
  await answered();
  return model;
}

describe('on a slow line', () => {
  it('nothing can be played on a board that is not the one asked for', async () => {
    const model = await begun();
    model.act(move(1, 2));
    await answered();
    void model.go(model.root);
    expect(model.snapshot!.legal).toEqual([]);
    model.act(move(3, 4)); // what is shown is the branch one has left
    await answered();
    expect(asked).toEqual([]);
    expect([model.position, model.at === model.root, model.snapshot!.legal.length]).toEqual(['start', true, 1]);
    expect(model.root.after).toHaveLength(1);
  });
  it('an edit after a jump edits where the jump leads', async () => {
    const model = await begun();
    model.act(move(1, 2));
    await answered();
    expect(model.position).toBe('start | move 1 2');
    void model.go(model.root);
    void model.edit((view) => `${String(view.here)} edited`);
    await answered();
    await answered();
    expect(model.position).toBe('start edited');
  });
  it('no edit is lost to the next one', async () => {
    const model = await begun();
    void model.edit((view) => `${String(view.here)} a`);
    void model.edit((view) => `${String(view.here)} b`);
    await answered();
    await answered();
    expect(model.from).toBe('start a b');
  });
  it('a jump to a branch of a tree that is gone leads nowhere', async () => {
    const model = await begun();
    model.act(move(1, 2));
    await answered();
    const left = model.at;
    void model.edit(() => 'elsewhere');
    void model.go(left);
    await answered();
    await vi.waitFor(() => expect(model.snapshot!.legal).toHaveLength(1));
    expect([model.position, asked]).toEqual(['elsewhere', []]);
  });
});
