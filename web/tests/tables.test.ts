/** Tables in a worker: lines and requests by messages, as over a WebSocket and HTTP. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FromPage, FromTables } from '../src/worker/said';
import { written } from '../src/lib/request';
import { Tables } from '../src/lib/tables';

let said: FromPage[];
let port: { postMessage(message: FromPage): void; onmessage: (event: { data: FromTables }) => void };
let tables: Tables;
const told = (data: FromTables) => port.onmessage({ data });

beforeEach(() => {
  said = [];
  port = { postMessage: (message) => said.push(message), onmessage: () => {} };
  tables = new Tables(port as unknown as Worker);
  vi.stubGlobal('location', { origin: 'http://here' });
});

describe('a line to a table in a worker', () => {
  it('hears what is said on its own number, and nothing after it was closed', () => {
    const heard: (string | number)[] = [];
    const [one, other] = ['a', 'b'].map((name) =>
      tables.line(`/ws/s/${name}`, { opened: () => heard.push(`${name} opened`), heard: (text) => heard.push(name + text), closed: (code) => heard.push(code) }),
    );
    one!.send('hello');
    expect(said).toEqual([
      { kind: 'open', line: 1, path: '/ws/s/a' },
      { kind: 'open', line: 2, path: '/ws/s/b' },
      { kind: 'send', line: 1, text: 'hello' },
    ]);
    told({ kind: 'opened', line: 2 });
    told({ kind: 'heard', line: 1, text: '!' });
    other!.close();
    told({ kind: 'heard', line: 2, text: 'late' });
    expect(heard).toEqual(['b opened', 'a!']);
    told({ kind: 'closed', line: 1, code: 4404 });
    expect([heard.at(-1), one!.open, other!.open]).toEqual([4404, false, false]);
  });
});

describe('a request', () => {
  it('gets the answer to its own number, with the key and the body it was sent with', async () => {
    const answers = [tables.ask('/api/tables', { method: 'POST', body: '{"game":"x"}', headers: { authorization: 'Bearer k' } }), tables.ask('/api/live', {})];
    await vi.waitFor(() => expect(said).toHaveLength(2));
    const asked = (path: string) => (said as Extract<FromPage, { kind: 'ask' }>[]).find((it) => it.path === path);
    const [first, second] = [asked('/api/tables'), asked('/api/live')];
    expect([first!.method, first!.path, first!.key, new TextDecoder().decode(first!.body)]).toEqual(['POST', '/api/tables', 'k', '{"game":"x"}']);
    told({ kind: 'answer', ask: second!.ask, status: 200, media: 'application/json', body: new TextEncoder().encode('[]') });
    told({ kind: 'answer', ask: first!.ask, status: 409, media: 'application/json', body: new TextEncoder().encode('{"code":"stale"}') });
    expect([(await answers[0]!).status, await (await answers[0]!).json(), await (await answers[1]!).json()]).toEqual([409, { code: 'stale' }, []]);
  });
  it('is answered by a file where the answer never changes', () => {
    expect(written('/api/games')).toBe('said/api/games.json');
    expect(written('/rulebook/stoleme?lang=fi')).toBe('said/rulebook/stoleme/fi.json');
    expect(written('/api/variants')).toBe('said/api/variants.json');
    expect(['/api/tables', '/api/games/x', '/texts/en.ftl'].map(written)).toEqual([null, null, null]);
  });
});
